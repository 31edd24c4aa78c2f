import type { Deed } from '../protocol/Deed';
import type { Frame } from '../protocol/Frame';
import type { TableNews } from '../protocol/TableNews';
import { Refused, refused } from './api';
import type { Line } from './live';

export type Answer = Extract<TableNews, { request: number }>;

interface Waiting {
  frame: Frame;
  sent: boolean;
  resolve(answer: Answer): void;
  reject(error: Refused): void;
  timer: ReturnType<typeof setTimeout>;
}

/** An answer that takes longer than this means that the line is dead. */
const PATIENCE = 10_000;
/** A deed that found no line for so long is refused in words. */
const LONGEST_QUEUE = 60_000;

/**
 * Deeds on their way to the house. Each gets its answer, or is refused in words: none is lost silently.
 *
 * A deed waits while there is no line. One that was sent without being answered before the line broke is sent again if doing it
 * twice does no harm (a decision names the entries it has seen, so the house takes it once), and refused otherwise.
 */
export class Deeds {
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;

  constructor(private readonly line: () => Line) {}

  /** Whether something waits for an answer. */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  do(deed: Deed): Promise<Answer> {
    const request = this.#next++;
    return new Promise((resolve, reject) => {
      const frame = { request, deed };
      const sent = this.line().send(frame);
      const timer = this.#watch(request, sent);
      this.#waiting.set(request, { frame, sent, resolve, reject, timer });
    });
  }

  /** Takes an answer to the one who asked. */
  heard(answer: Answer): void {
    const asked = this.#take(answer.request);
    if (answer.type === 'refused') asked?.reject(new Refused(answer.refusal));
    else asked?.resolve(answer);
  }

  /** There is a line again: sends what waits. */
  opened(): void {
    for (const [request, waiting] of this.#waiting) {
      clearTimeout(waiting.timer);
      if (waiting.sent && !repeatable(waiting.frame.deed)) {
        this.#take(request)?.reject(refused('web-error-perhaps-lost'));
      } else {
        waiting.sent = this.line().send(waiting.frame);
        waiting.timer = this.#watch(request, waiting.sent);
      }
    }
  }

  /** Gives up everything, as the table is left. */
  close(): void {
    for (const request of [...this.#waiting.keys()]) this.#take(request);
  }

  #watch(request: number, sent: boolean): ReturnType<typeof setTimeout> {
    if (sent) return setTimeout(() => this.line().renew(), PATIENCE);
    const give = () => this.#take(request)?.reject(refused('web-error-not-sent'));
    return setTimeout(give, LONGEST_QUEUE);
  }

  #take(request: number): Waiting | undefined {
    const waiting = this.#waiting.get(request);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(request);
    return waiting;
  }
}

/** Whether a deed may be sent twice without harm. */
export function repeatable(deed: Deed): boolean {
  if (typeof deed === 'string') return true;
  return !('say' in deed || 'undo' in deed || 'sit' in deed);
}

/** Whether news answer a deed. */
export function isAnswer(news: TableNews): news is Answer {
  return 'request' in news;
}
