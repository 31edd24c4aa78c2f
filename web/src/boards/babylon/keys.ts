/** Whether a key is meant for the board: letters, wherever the focus is, unless somebody writes. */
export { meant } from '../../lib/keys';
