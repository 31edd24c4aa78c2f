import { api } from '../lib/api';
import type { AnalysisProgress, BranchPoint, Replay } from '../protocol/house';
import { openedRecord } from './openedRecord';

/** Where a game comes from that is looked at again: a table of the house, or a record from a disk. */
export interface Source {
  replay(): Promise<Replay>;
  /** Asks how far its analysis is, knowing that so many plies were done. */
  analysis(done: number): Promise<AnalysisProgress>;
  /** Where a new table would go on. */
  origin(ply: number): BranchPoint;
  /** The address of this page after a ply, where it has one that others can open. */
  link(ply: number): string | undefined;
  readonly replayLink: string;
  readonly analysisLink: string;
  /** The table itself, and its record. */
  readonly table: { link: string; record: string } | undefined;
}

const WAIT = 20;

export function source(id: string | undefined): Source {
  return id === undefined ? fromDisk() : fromTable(id);
}

function fromTable(id: string): Source {
  const table = `/t/${encodeURIComponent(id)}`;
  return {
    replay: () => api.replay(id, true),
    analysis: (done) => api.analysis(id, done, WAIT),
    origin: (ply) => ({ kind: 'table', id, ply }),
    link: (ply) => `${table}/replay/${ply}`,
    replayLink: `${table}/replay`,
    analysisLink: `${table}/analysis`,
    table: { link: table, record: api.recordLink(id) },
  };
}

function fromDisk(): Source {
  const record = openedRecord.text() ?? '';
  return {
    replay: () => api.openRecord(record),
    analysis: (done) => api.recordAnalysis(record, done, WAIT),
    origin: (ply) => ({ kind: 'record', record, ply }),
    link: () => undefined,
    replayLink: '/replay',
    analysisLink: '/analysis',
    table: undefined,
  };
}
