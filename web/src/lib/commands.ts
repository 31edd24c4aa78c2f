import type { Answer, ClientMessage, Command } from '../protocol/house';
import { ApiError, refused } from './api';
import type { Connection } from './connection';

interface Waiting {
  message: ClientMessage;
  sent: boolean;
  resolve(answer: Answer): void;
  reject(error: ApiError): void;
  timer: ReturnType<typeof setTimeout>;
}

/** An answer that takes longer than this means that the line is dead. */
const PATIENCE = 10_000;
/** A command that found no line for so long is refused in words. */
const LONGEST_QUEUE = 60_000;

/**
 * Commands on their way to the house. Each gets its answer, or is refused in words: none is lost silently.
 *
 * A command waits while there is no line. One that was sent without being answered before the line broke is sent again if doing it
 * twice does no harm (a decision names the entries it has seen, so the house takes it once), and refused otherwise.
 */
export class CommandQueue {
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;

  constructor(private readonly connection: () => Connection) {}

  /** Whether something waits for an answer. */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  do(command: Command): Promise<Answer> {
    const request = this.#next++;
    return new Promise((resolve, reject) => {
      const message = { request, command };
      const sent = this.connection().send(message);
      const timer = this.#watch(request, sent);
      this.#waiting.set(request, { message, sent, resolve, reject, timer });
    });
  }

  /** Takes an answer to the one who asked. */
  heard(request: number, answer: Answer): void {
    const asked = this.#take(request);
    if (answer.type === 'refused') asked?.reject(new ApiError(answer.error));
    else asked?.resolve(answer);
  }

  /** There is a line again: sends what waits. */
  opened(): void {
    for (const [request, waiting] of this.#waiting) {
      clearTimeout(waiting.timer);
      if (waiting.sent && !repeatable(waiting.message.command)) {
        this.#take(request)?.reject(refused('web-error-perhaps-lost'));
      } else {
        waiting.sent = this.connection().send(waiting.message);
        waiting.timer = this.#watch(request, waiting.sent);
      }
    }
  }

  /** Gives up everything, as the table is left. */
  close(): void {
    for (const request of [...this.#waiting.keys()]) this.#take(request);
  }

  #watch(request: number, sent: boolean): ReturnType<typeof setTimeout> {
    if (sent) return setTimeout(() => this.connection().renew(), PATIENCE);
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

/** Whether a command may be sent twice without harm. */
export function repeatable(command: Command): boolean {
  if (typeof command === 'string') return true;
  return !('say' in command || 'undo' in command || 'sit' in command);
}
