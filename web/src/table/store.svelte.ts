import type { Advice } from '../protocol/Advice';
import type { ChatLine } from '../protocol/ChatLine';
import type { Deed } from '../protocol/Deed';
import type { Moment } from '../protocol/Moment';
import type { Refusal } from '../protocol/Refusal';
import type { TableInfo } from '../protocol/TableInfo';
import type { TableNews } from '../protocol/TableNews';
import type { Told } from '../protocol/Told';
import { api, refusalOf, Refused, socketAddress, tablePath } from '../lib/api';
import { Deeds, isAnswer, type Answer } from '../lib/deeds';
import { Line, type LineState } from '../lib/live';
import { settings } from '../lib/settings.svelte';
import { legal } from './decide';
import { Explainer } from './explainer';
import { complete, gather, tell } from './log';
import { Parade } from './parade.svelte';

/** So many hints are shown, and marked on the board. */
const HINTS = 3;

/** A table as the page knows it, and everything one may do there. */
export class TableStore {
  table = $state.raw<TableInfo>();
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<LineState>('connecting');
  /** Why the last thing was refused, until something else happens. */
  refusal = $state.raw<Refusal>();
  /** Why there is no table at all. */
  missing = $state.raw<Refusal>();
  hints = $state.raw<Advice[]>([]);
  thinking = $state(false);
  /** The decision on its way to the house. */
  sending = $state<string>();
  /** When the latest moment was told; clocks count from there. */
  heardAt = $state(0);
  readonly parade = new Parade(() => settings.wait);
  readonly explainer = new Explainer((plies) => this.#explain(plies));
  readonly #deeds: Deeds;
  readonly #line: Line;

  readonly mine = $derived(seatsOf(this.table));
  readonly shown = $derived(this.parade.shown);
  /** Whose eyes the page looks through: among one's own seats the one to act, else the first. */
  readonly eyes = $derived.by(() => {
    const acting = this.parade.shown?.turn ?? this.parade.shown?.confirm ?? null;
    return acting !== null && this.mine.includes(acting) ? acting : (this.mine[0] ?? null);
  });
  readonly myTurn = $derived.by(() => {
    const turn = this.shown?.turn ?? null;
    return turn !== null && this.mine.includes(turn) && !this.parade.behind;
  });
  readonly legal = $derived(
    legal(this.myTurn && this.sending === undefined ? this.shown : undefined),
  );

  constructor(readonly id: string) {
    const address = () => socketAddress(tablePath(id, this.parade.latest?.number));
    this.#line = new Line(address, {
      heard: (news) => this.#heard(news as TableNews),
      opened: () => this.#deeds.opened(),
      changed: (state) => this.#changed(state),
    });
    this.#deeds = new Deeds(() => this.#line);
  }

  close(): void {
    this.#deeds.close();
    this.#line.close();
  }

  /** Comes to the table anew, as somebody whom the house has just got to know. */
  renew(): void {
    this.#line.renew();
    this.#line.hurry();
  }

  /** Does something and tells why not, if it is refused. */
  async do(deed: Deed): Promise<Answer | undefined> {
    this.refusal = undefined;
    try {
      return await this.#deeds.do(deed);
    } catch (error) {
      this.refusal = refusalOf(error);
      return undefined;
    }
  }

  /** Decides. */
  async choose(ply: string): Promise<void> {
    const moment = this.parade.latest;
    if (!moment || this.sending !== undefined || moment.turn === null) return;
    this.sending = ply;
    this.refusal = undefined;
    const seat = moment.turn;
    try {
      await this.#deeds.do({ play: { seat, at: moment.number, ply } });
    } catch (error) {
      if (!this.#alreadyDone(error, seat, ply, moment.plies)) this.refusal = refusalOf(error);
    } finally {
      this.sending = undefined;
    }
  }

  /** Tells why something is not allowed. */
  async why(ply: string): Promise<void> {
    if (this.parade.behind) return this.parade.hurry();
    await this.do({ why: { ply } });
  }

  async hint(): Promise<void> {
    this.thinking = true;
    const answer = await this.do('hint');
    this.thinking = false;
    if (answer?.type === 'hints') this.hints = answer.hints.slice(0, HINTS);
  }

  /** Makes or finds the table for another game; its id. */
  async rematch(): Promise<string | undefined> {
    const answer = await this.do('rematch');
    return answer?.type === 'rematch' ? answer.id : undefined;
  }

  #heard(news: TableNews): void {
    if (isAnswer(news)) this.#deeds.heard(news);
    else if (news.type === 'table') this.table = news.table;
    else if (news.type === 'chat') this.chat = gather(this.chat, news.lines);
    else this.#happened(news.moment);
  }

  #happened(moment: Moment): void {
    const first = this.parade.latest === undefined;
    const own = moment.told.some(({ by }) => by !== null && this.mine.includes(by));
    this.log = tell(this.log, moment.told, moment.back);
    this.heardAt = performance.now();
    this.hints = [];
    this.explainer.forget();
    this.parade.add(moment, own);
    if (first) void this.#fetchLog();
  }

  async #fetchLog(): Promise<void> {
    const whole = await api.told(this.id).catch(() => []);
    this.log = complete(whole, this.log);
  }

  /** A socket that does not open says nothing; the house says why when asked over HTTP. */
  #changed(state: LineState): void {
    this.line = state;
    if (state !== 'waiting' || this.table) return;
    api.table(this.id).catch((error: unknown) => {
      const { code } = refusalOf(error);
      if (code !== 'unavailable') this.missing = refusalOf(error);
    });
  }

  /** A decision sent again after a broken line may have arrived the first time. */
  #alreadyDone(error: unknown, seat: number, ply: string, at: number): boolean {
    const stale = error instanceof Refused && error.refusal.code === 'stale';
    return stale && this.log.some((t) => t.ply >= at && t.by === seat && t.notation === ply);
  }

  async #explain(plies: string[]) {
    const answer = await this.#deeds.do({ explain: { plies } });
    return answer.type === 'explained' ? answer.plies : [];
  }
}

function seatsOf(table: TableInfo | undefined): number[] {
  const seats = table?.seats ?? [];
  return seats.flatMap((seat, at) =>
    seat.mine && seat.kind === 'person' && !seat.resigned ? [at] : [],
  );
}
