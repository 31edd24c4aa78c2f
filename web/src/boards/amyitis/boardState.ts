import type { AmyitisView } from '../../protocol/amyitis';
import { boardInContext, type BoardState } from '../boardState.svelte';

/** The table as the parts of the board see it. */
export const useBoard = () => boardInContext<BoardState<AmyitisView>>();
