// A house that is not there: answers a page of the browser from one moment of a record, for pictures of boards.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { binary, root } from './binary.js';

/** A record after some ply; without one, at its end. */
export async function fixture(record, ply) {
  const line = [
    'record',
    'show',
    record,
    ...(ply === undefined ? [] : ['--ply', String(ply)]),
    '--json',
  ];
  const { stdout } = await promisify(execFile)(binary(), line, { cwd: root, maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

const settings = { clock: { kind: 'none' }, on_timeout: 'bot', hints: true, think: 4 };

function tableOf(shown, over) {
  const seat = (name, at) => ({
    kind: at === shown.eyes ? 'person' : 'bot',
    name: at === shown.eyes ? 'Ana' : null,
    level: at === shown.eyes ? null : ['scribe', 'architect', 'vizier', 'oracle', 'pupil'][at],
    present: at === shown.eyes,
    resigned: false,
    mine: at === shown.eyes,
    who: null,
  });
  return {
    id: 'fake',
    game: shown.game,
    status: over ? 'over' : 'playing',
    public: false,
    seats: shown.players.map(seat),
    options: {},
    settings,
    owner: true,
    turn: shown.turn,
    created: 0,
    changed: 0,
    rematch: null,
    expires: null,
    chat_closed: false,
    watching: 0,
    who: 'me',
    watchers: [],
    muted: [],
    kicked: [],
  };
}

function snapshotOf(shown, over) {
  const winners = shown.score.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  return {
    number: shown.ply,
    plies: shown.ply,
    round: shown.round,
    turn: shown.turn,
    prompt: shown.prompt,
    legal: shown.legal,
    view: shown.view,
    score: { seats: shown.score },
    log: [],
    back: null,
    undo: shown.turn,
    confirm: null,
    clocks: null,
    commitment: '3f1c',
    ending: over ? { winners, played: true, verdict: null, seed: '00ff' } : null,
  };
}

/** Answers everything that a table's page asks; the page is then at /t/fake. The call it returns goes on to another moment. */
export async function fake(page, shown) {
  const over = shown.turn === null && shown.prompt.id.endsWith('-over');
  const seen = { ...shown, eyes: shown.turn ?? 0 };
  const levels = ['pupil', 'scribe'].map((key) => ({ key }));
  const game = {
    key: shown.game,
    fewest: 2,
    most: 4,
    options: [],
    categories: shown.categories,
    levels,
  };
  const answers = {
    games: [game],
    me: { name: 'Ana', login: null, preferences: { confirm: false } },
    log: [],
  };
  await page.route('**/api/v1/**', (route) => {
    const asked = new URL(route.request().url()).pathname.split('/').at(-1);
    return route.fulfill({ json: answers[asked] ?? [] });
  });
  await page.routeWebSocket('**/api/v1/lobby', () => undefined);
  let say = () => undefined;
  await page.routeWebSocket('**/api/v1/tables/**', (socket) => {
    say = (news) => socket.send(JSON.stringify(news));
    socket.onMessage((text) => {
      const { request, command } = JSON.parse(text);
      const explain = (ply) => ({
        what: { id: 'web-score-name', args: { name: ply } },
        preview: [],
        error: null,
      });
      const plies = command.explain?.plies.map(explain);
      const answer = plies ? { type: 'explained', plies } : { type: 'done' };
      say({ type: 'answer', request, answer });
    });
    say({ type: 'table', table: tableOf(seen, over) });
    say({ type: 'snapshot', snapshot: snapshotOf(seen, over) });
    say({ type: 'chat', lines: [] });
  });
  return (next) =>
    say({ type: 'snapshot', snapshot: snapshotOf({ ...next, eyes: seen.eyes }, false) });
}
