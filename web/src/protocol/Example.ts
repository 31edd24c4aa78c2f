export type Example = { seat: number, players: number, part: string, marked: Array<string>, view: unknown, };
