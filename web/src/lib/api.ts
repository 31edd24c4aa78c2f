import type {
  Account,
  AccountInfo,
  AnalysisProgress,
  Answer,
  Bulletin,
  Command,
  ComparisonProgress,
  ComparisonWish,
  Departure,
  EditionDraft,
  EditionFile,
  EditionInfo,
  ErrorResponse,
  Example,
  Explanation,
  Forgotten,
  GameInfo,
  Lesson,
  LinkInfo,
  LogItem,
  Me,
  NewMail,
  NewPassword,
  NewTable,
  NewToken,
  OneTimeLink,
  PasswordByLink,
  Phrase,
  Preferences,
  Problem,
  Replay,
  SessionInfo,
  Snapshot,
  Statistics,
  TableFilter,
  TableInfo,
  Token,
  TokenInfo,
} from '../protocol/house';
import type { Language } from './fluent';

const ROOT = '/api/v1';

/** The house said no, or could not be reached; `refusal.phrase` says it in words. */
export class ApiError extends Error {
  constructor(readonly refusal: ErrorResponse) {
    super(refusal.phrase.id);
  }
}

/** A refusal that the page itself has to tell. */
export function refused(id: string, args: Phrase['args'] = {}): ApiError {
  return new ApiError({ code: 'unavailable', phrase: { id, args }, paragraph: null });
}

/** What went wrong, as a refusal. */
export function refusalOf(error: unknown): ErrorResponse {
  const told =
    error instanceof ApiError ? error : refused('web-error-page', { what: String(error) });
  return told.refusal;
}

/** Asks; a text is sent as it is, anything else as JSON. What is `last` is sent even if the page is left meanwhile. */
export async function ask(
  method: string,
  path: string,
  body?: unknown,
  last = false,
): Promise<Response> {
  // Letters are written in the language of the page.
  const headers = new Headers({ 'accept-language': document.documentElement.lang });
  const init: RequestInit = { method, credentials: 'same-origin', headers, keepalive: last };
  if (typeof body === 'string') {
    init.body = body;
    headers.set('content-type', 'text/plain; charset=utf-8');
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers.set('content-type', 'application/json');
  }
  const answer = await fetch(ROOT + path, init).catch(() => {
    throw refused('web-error-offline');
  });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => undefined)) as Partial<Problem> | undefined;
  if (problem?.phrase) throw new ApiError(problem as Problem);
  throw refused('web-error-server', { status: String(answer.status) });
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

/** A page of a list, and whether there is another one after it. */
export interface Page<T> {
  all: T[];
  more: boolean;
}

export async function paged<T>(path: string): Promise<Page<T>> {
  const answer = await ask('GET', path);
  return { all: (await answer.json()) as T[], more: answer.headers.has('link') };
}

const editions = (game: string) => `/games/${encodeURIComponent(game)}/editions`;
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** Everything the house answers over HTTP. */
export const api = {
  games: () => json<GameInfo[]>('GET', '/games'),
  editions: (game: string) => json<EditionInfo[]>('GET', editions(game)),
  edition: (game: string, key: string) =>
    json<EditionFile>('GET', `${editions(game)}/${encodeURIComponent(key)}`),
  checkEdition: (game: string, draft: EditionDraft) =>
    json<EditionFile>('POST', editions(game), draft),
  compare: (wish: ComparisonWish, done: number, wait: number) =>
    json<ComparisonProgress>('POST', `/comparison?done=${done}&wait=${wait}`, wish),
  endComparison: () => ask('DELETE', '/comparison', undefined, true),
  /** Oneself; nothing on a first visit. */
  me: async (): Promise<Me | undefined> => {
    const answer = await ask('GET', '/me');
    return answer.status === 204 ? undefined : ((await answer.json()) as Me);
  },
  name: (name: string) => ask('POST', '/me', { name }),
  prefer: (preferences: Preferences) => ask('PUT', '/me/preferences', preferences),
  register: (account: Account) => ask('POST', '/account', account),
  signIn: (account: Account) => ask('POST', '/sign-in', account),
  signOut: (everywhere: boolean) =>
    ask('POST', everywhere ? '/sign-out-everywhere' : '/sign-out', {}),
  tokens: () => json<TokenInfo[]>('GET', '/tokens'),
  newToken: (token: NewToken) => json<Token>('POST', '/tokens', token),
  account: () => json<AccountInfo>('GET', '/account'),
  changePassword: (wish: NewPassword) => ask('PUT', '/account/password', wish),
  setMail: (wish: NewMail) => ask('PUT', '/account/mail', wish),
  forgotten: (wish: Forgotten) => ask('POST', '/forgotten-password', wish),
  link: (link: OneTimeLink) => json<LinkInfo>('POST', '/links', link),
  resetPassword: (wish: PasswordByLink) => ask('POST', '/links/password', wish),
  confirmMail: (link: OneTimeLink) => json<LinkInfo>('POST', '/links/mail', link),
  sessions: () => json<SessionInfo[]>('GET', '/sessions'),
  endSession: (id: string) => ask('DELETE', `/sessions/${encodeURIComponent(id)}`),
  deleteMe: (wish: Departure) => ask('POST', '/me/delete', wish),
  endToken: (id: string) => ask('DELETE', `/tokens/${encodeURIComponent(id)}`),
  tables: (list: TableFilter, page = 0) => paged<TableInfo>(`/tables?list=${list}&page=${page}`),
  bulletins: () => json<Bulletin[]>('GET', '/bulletins'),
  open: (wish: NewTable) => json<TableInfo>('POST', '/tables', wish),
  table: (id: string) => json<TableInfo>('GET', table(id)),
  command: (id: string, command: Command) => json<Answer>('POST', `${table(id)}/commands`, command),
  moment: (id: string, ply: number) => json<Snapshot>('GET', `${table(id)}/snapshot?ply=${ply}`),
  log: (id: string) => json<LogItem[]>('GET', `${table(id)}/log`),
  replay: (id: string, views: boolean) => json<Replay>('GET', `${table(id)}/replay?views=${views}`),
  openRecord: (record: string) => json<Replay>('POST', '/records', record),
  analysis: (id: string, done: number, wait: number) =>
    json<AnalysisProgress>('GET', `${table(id)}/analysis?done=${done}&wait=${wait}`),
  recordAnalysis: (record: string, done: number, wait: number) =>
    json<AnalysisProgress>('POST', `/records/analysis?done=${done}&wait=${wait}`, record),
  statistics: () => json<Statistics>('GET', '/statistics'),
  rules: (game: string, language: Language) => text(`/rules/${game}/${language}`),
  example: (game: string, name: string) => json<Example>('GET', `/examples/${game}/${name}`),
  lesson: (game: string) => json<Lesson>('GET', `/lessons/${game}`),
  lessonMoment: (game: string, ply: number) =>
    json<Snapshot>('GET', `/lessons/${game}/snapshot?ply=${ply}`),
  lessonExplain: (game: string, ply: number, decision: string) =>
    json<Explanation>(
      'GET',
      `/lessons/${game}/explain?ply=${ply}&decision=${encodeURIComponent(decision)}`,
    ),
  recordLink: (id: string) => `${ROOT}${table(id)}/record`,
};

/** Everything that the house keeps of one, as a file. */
export const exportLink = `${ROOT}/me/export`;

/** The address of a socket of the house. */
export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${ROOT}${path}`;
}

export const lobbyPath = '/lobby';
export const tablePath = (id: string, after?: number) =>
  `${table(id)}/live${after === undefined ? '' : `?after=${after}`}`;
