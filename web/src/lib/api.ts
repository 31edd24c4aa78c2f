import type { Account } from '../protocol/Account';
import type { AnalysisNews } from '../protocol/AnalysisNews';
import type { Deed } from '../protocol/Deed';
import type { Example } from '../protocol/Example';
import type { Explanation } from '../protocol/Explanation';
import type { GameInfo } from '../protocol/GameInfo';
import type { Lesson } from '../protocol/Lesson';
import type { List } from '../protocol/List';
import type { Me } from '../protocol/Me';
import type { Moment } from '../protocol/Moment';
import type { NewTable } from '../protocol/NewTable';
import type { Phrase } from '../protocol/Phrase';
import type { Preferences } from '../protocol/Preferences';
import type { Refusal } from '../protocol/Refusal';
import type { Replay } from '../protocol/Replay';
import type { Statistics } from '../protocol/Statistics';
import type { TableInfo } from '../protocol/TableInfo';
import type { TableNews } from '../protocol/TableNews';
import type { Told } from '../protocol/Told';
import type { Language } from './fluent';

const ROOT = '/api/v1';

/** The house said no, or could not be reached; `refusal.phrase` says it in words. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.phrase.id);
  }
}

/** A refusal that the page itself has to tell. */
export function refused(id: string, args: Phrase['args'] = {}): Refused {
  return new Refused({ code: 'unavailable', phrase: { id, args }, paragraph: null });
}

/** What went wrong, as a refusal. */
export function refusalOf(error: unknown): Refusal {
  const told =
    error instanceof Refused ? error : refused('web-error-page', { what: String(error) });
  return told.refusal;
}

/** Asks; a text is sent as it is, anything else as JSON. */
async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (typeof body === 'string') {
    init.body = body;
    init.headers = { 'content-type': 'text/plain; charset=utf-8' };
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  const answer = await fetch(ROOT + path, init).catch(() => {
    throw refused('web-error-offline');
  });
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => undefined)) as Partial<Refusal> | undefined;
  if (refusal?.phrase) throw new Refused(refusal as Refusal);
  throw refused('web-error-server', { status: String(answer.status) });
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** Everything the house answers over HTTP. */
export const api = {
  games: () => json<GameInfo[]>('GET', '/games'),
  me: () => json<Me>('GET', '/me'),
  name: (name: string) => ask('POST', '/me', { name }),
  prefer: (preferences: Preferences) => ask('PUT', '/me/preferences', preferences),
  register: (account: Account) => ask('POST', '/account', account),
  signIn: (account: Account) => ask('POST', '/sign-in', account),
  signOut: (everywhere: boolean) =>
    ask('POST', everywhere ? '/sign-out-everywhere' : '/sign-out', {}),
  tables: (list: List) => json<TableInfo[]>('GET', `/tables?list=${list}`),
  open: (wish: NewTable) => json<TableInfo>('POST', '/tables', wish),
  table: (id: string) => json<TableInfo>('GET', table(id)),
  deed: (id: string, deed: Deed) => json<TableNews>('POST', `${table(id)}/deeds`, deed),
  moment: (id: string, ply: number) => json<Moment>('GET', `${table(id)}/moment?ply=${ply}`),
  told: (id: string) => json<Told[]>('GET', `${table(id)}/told`),
  replay: (id: string, views: boolean) => json<Replay>('GET', `${table(id)}/replay?views=${views}`),
  openRecord: (record: string) => json<Replay>('POST', '/records', record),
  analysis: (id: string, done: number, wait: number) =>
    json<AnalysisNews>('GET', `${table(id)}/analysis?done=${done}&wait=${wait}`),
  recordAnalysis: (record: string, done: number, wait: number) =>
    json<AnalysisNews>('POST', `/records/analysis?done=${done}&wait=${wait}`, record),
  statistics: () => json<Statistics>('GET', '/statistics'),
  rules: (game: string, language: Language) => text(`/rules/${game}/${language}`),
  example: (game: string, name: string) => json<Example>('GET', `/examples/${game}/${name}`),
  lesson: (game: string) => json<Lesson>('GET', `/lessons/${game}`),
  lessonMoment: (game: string, ply: number) =>
    json<Moment>('GET', `/lessons/${game}/moment?ply=${ply}`),
  lessonExplain: (game: string, ply: number, decision: string) =>
    json<Explanation>(
      'GET',
      `/lessons/${game}/explain?ply=${ply}&decision=${encodeURIComponent(decision)}`,
    ),
  recordLink: (id: string) => `${ROOT}${table(id)}/record`,
};

/** The address of a socket of the house. */
export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${ROOT}${path}`;
}

export const lobbyPath = '/lobby';
export const tablePath = (id: string, after?: number) =>
  `${table(id)}/live${after === undefined ? '' : `?after=${after}`}`;
