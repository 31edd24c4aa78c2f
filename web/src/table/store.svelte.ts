import type {
  Answer,
  ChatLine,
  Command,
  ErrorResponse,
  Hint,
  LogItem,
  Snapshot,
  TableInfo,
  TableUpdate,
} from '../protocol/house';
import { api, refusalOf, ApiError, socketAddress, tablePath } from '../lib/api';
import type { BoardExtras } from '../boards/props';
import { CommandQueue } from '../lib/commands';
import { Connection, type ConnectionState } from '../lib/connection';
import { settings } from '../lib/settings.svelte';
import { legal } from './legal';
import { Explainer } from './explainer';
import { extendLog, mergeChat, mergeLog } from './log';
import { Marks } from './marks.svelte';
import { Playback } from './playback.svelte';
import { sinceMine } from './recap';

/** So many hints are shown, and marked on the board. */
const HINTS = 3;

/** A table as the page knows it, and everything one may do there. */
export class TableStore {
  table = $state.raw<TableInfo>();
  log = $state.raw<LogItem[]>([]);
  /** Before which plies something was taken back, as far as this page has seen it. */
  takenBack = $state.raw<readonly number[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<ConnectionState>('connecting');
  /** Why the last thing was refused, until something else happens. */
  refusal = $state.raw<ErrorResponse>();
  /** Why there is no table at all. */
  missing = $state.raw<ErrorResponse>();
  /** About so many are served before one's hint. */
  before = $state(0);
  hints = $state.raw<Hint[]>([]);
  thinking = $state(false);
  /** The decision on its way to the house. */
  sending = $state<string>();
  /** When the latest moment was told; clocks count from there. */
  heardAt = $state(0);
  readonly playback = new Playback(() => settings.wait);
  /** What the board asks before a costly decision. */
  asksBefore = $state.raw<BoardExtras['asksBefore']>();
  /** What is marked between board and log. */
  readonly marks = new Marks();
  readonly explainer = new Explainer((plies) => this.#explain(plies));
  readonly #commands: CommandQueue;
  readonly #connection: Connection;

  /** What was said by those whom one reads. */
  readonly read = $derived(this.chat.filter(({ who }) => !this.table?.muted.includes(who)));
  readonly mine = $derived(seatsOf(this.table));
  readonly shown = $derived(this.playback.shown);
  /** Whose eyes the page looks through: among one's own seats the one to act, else the first. */
  readonly eyes = $derived.by(() => {
    const acting = this.playback.shown?.turn ?? this.playback.shown?.confirm ?? null;
    return acting !== null && this.mine.includes(acting) ? acting : (this.mine[0] ?? null);
  });
  readonly myTurn = $derived.by(() => {
    const turn = this.shown?.turn ?? null;
    return turn !== null && this.mine.includes(turn) && !this.playback.behind;
  });
  /** What the others have done since one's last decision, as far as it is shown. */
  readonly recap = $derived(
    sinceMine(
      this.log.filter(({ ply }) => ply < (this.shown?.plies ?? 0)),
      this.mine,
    ),
  );
  readonly legal = $derived(
    legal(this.myTurn && this.sending === undefined ? this.shown : undefined),
  );

  constructor(readonly id: string) {
    const address = () => socketAddress(tablePath(id, this.playback.latest?.number));
    this.#connection = new Connection(address, {
      heard: (news) => this.#heard(news as TableUpdate),
      opened: () => this.#commands.opened(),
      changed: (state) => this.#changed(state),
    });
    this.#commands = new CommandQueue(() => this.#connection);
  }

  close(): void {
    this.#commands.close();
    this.#connection.close();
  }

  /** Comes to the table anew, as a person whom the server has just got to know. */
  renew(): void {
    this.#connection.renew();
    this.#connection.hurry();
  }

  /** Does something and tells why not, if it is refused. */
  async do(command: Command): Promise<Answer | undefined> {
    this.refusal = undefined;
    try {
      return await this.#commands.do(command);
    } catch (error) {
      this.refusal = refusalOf(error);
      return undefined;
    }
  }

  /** Decides. */
  async choose(ply: string): Promise<void> {
    const moment = this.playback.latest;
    if (!moment || this.sending !== undefined || moment.turn === null) return;
    this.sending = ply;
    this.refusal = undefined;
    const seat = moment.turn;
    try {
      await this.#commands.do({ play: { seat, at: moment.number, ply } });
    } catch (error) {
      if (!this.#alreadyDone(error, seat, ply, moment.plies)) this.refusal = refusalOf(error);
    } finally {
      this.sending = undefined;
    }
  }

  /** Tells why something is not allowed. */
  async why(ply: string): Promise<void> {
    if (this.playback.behind) return this.playback.hurry();
    await this.do({ why: { ply } });
  }

  async hint(): Promise<void> {
    this.thinking = true;
    const answer = await this.do('hint');
    this.thinking = false;
    this.before = 0;
    if (answer?.type === 'hints') this.hints = answer.hints.slice(0, HINTS);
  }

  /** Makes or finds the table for another game; its id. */
  async rematch(): Promise<string | undefined> {
    const answer = await this.do('rematch');
    return answer?.type === 'rematch' ? answer.id : undefined;
  }

  #heard(news: TableUpdate): void {
    if (news.type === 'answer' && news.request === 0) this.#shownOut(news.answer);
    else if (news.type === 'answer') this.#commands.heard(news.request, news.answer);
    else if (news.type === 'waiting') this.before = news.before;
    else if (news.type === 'table') this.table = news.table;
    else if (news.type === 'chat') this.chat = mergeChat(this.chat, news.lines);
    else this.#happened(news.snapshot);
  }

  /** Whoever may not stay is told why, once. */
  #shownOut(answer: Answer): void {
    if (answer.type !== 'refused' || answer.error.code !== 'forbidden') return;
    this.missing = answer.error;
    this.close();
  }

  #happened(moment: Snapshot): void {
    const first = this.playback.latest === undefined;
    const own = moment.log.some(({ by }) => by !== null && this.mine.includes(by));
    if (moment.back !== null) this.takenBack = [...this.takenBack, moment.back];
    this.log = extendLog(this.log, moment.log, moment.back);
    this.heardAt = performance.now();
    this.hints = [];
    this.explainer.forget();
    this.playback.add(moment, own || (settings.pace !== 'slow' && this.#isDue(moment)));
    if (first) void this.#fetchLog();
  }

  /** Whether one of one's own seats is to act: nobody waits for what others did to be shown. */
  #isDue({ turn, confirm }: Snapshot): boolean {
    const seat = turn ?? confirm;
    return seat !== null && this.mine.includes(seat);
  }

  async #fetchLog(): Promise<void> {
    const whole = await api.log(this.id).catch(() => []);
    this.log = mergeLog(whole, this.log);
  }

  /** A socket that does not open says nothing; the house says why when asked over HTTP. */
  #changed(state: ConnectionState): void {
    this.connection = state;
    if (state !== 'waiting' || this.table) return;
    api.table(this.id).catch((error: unknown) => {
      const { code } = refusalOf(error);
      if (code !== 'unavailable') this.missing = refusalOf(error);
    });
  }

  /** A decision sent again after a broken line may have arrived the first time. */
  #alreadyDone(error: unknown, seat: number, ply: string, at: number): boolean {
    const stale = error instanceof ApiError && error.refusal.code === 'stale';
    return stale && this.log.some((t) => t.ply >= at && t.by === seat && t.notation === ply);
  }

  async #explain(plies: string[]) {
    const answer = await this.#commands.do({ explain: { plies } });
    return answer.type === 'explained' ? answer.plies : [];
  }
}

function seatsOf(table: TableInfo | undefined): number[] {
  const seats = table?.seats ?? [];
  return seats.flatMap((seat, at) =>
    seat.mine && seat.kind === 'person' && !seat.resigned ? [at] : [],
  );
}
