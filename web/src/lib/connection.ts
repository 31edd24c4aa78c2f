/** How a socket stands. `waiting` means: lost, and about to be tried again. */
export type ConnectionState = 'connecting' | 'open' | 'waiting';

export interface ConnectionEvents {
  /** A message, parsed. */
  heard(news: unknown): void;
  /** The line is there (again): whatever waits may be sent. */
  opened?(): void;
  /** The line was lost or found. */
  changed?(state: ConnectionState): void;
}

/** What a line needs of a socket; tests bring their own. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

/** How long to wait before the n-th try: doubling, never longer than a quarter of a minute, spread out by chance. */
export function backOff(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + chance / 2);
}

/** A socket that comes back by itself. The address is asked for anew each time, so that it may say how much was heard. */
export class Connection {
  state: ConnectionState = 'connecting';
  #socket: Socket | undefined;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #hurry = () => this.hurry();

  constructor(
    private readonly address: () => string,
    private readonly events: ConnectionEvents,
    private readonly dial: (address: string) => Socket = (address) => new WebSocket(address),
  ) {
    globalThis.addEventListener('online', this.#hurry);
    globalThis.addEventListener('focus', this.#hurry);
    this.#connect();
  }

  /** Sends now; false if there is no line. */
  send(message: unknown): boolean {
    if (this.state !== 'open' || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Tries again at once. */
  hurry(): void {
    if (this.state !== 'waiting') return;
    this.#tries = 0;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Drops a line that seems dead, and dials again. */
  renew(): void {
    this.#lost(this.#socket);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    globalThis.removeEventListener('online', this.#hurry);
    globalThis.removeEventListener('focus', this.#hurry);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #connect(): void {
    this.#change('connecting');
    const socket = this.dial(this.address());
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onclose = () => this.#lost(socket);
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.#socket) this.events.heard(JSON.parse(String(event.data)));
    };
  }

  #opened(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#tries = 0;
    this.#change('open');
    this.events.opened?.();
  }

  #lost(socket: Socket | undefined): void {
    if (this.#closed || !socket || socket !== this.#socket) return;
    this.#socket = undefined;
    socket.close();
    this.#change('waiting');
    this.#timer = setTimeout(() => this.#connect(), backOff(this.#tries++));
  }

  #change(state: ConnectionState): void {
    this.state = state;
    this.events.changed?.(state);
  }
}
