/** Whether the next thing that is pointed at or pressed shall be explained: the person has asked “what is this?”. */
export const asking = $state({ on: false });
