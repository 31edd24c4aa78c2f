import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command, TableUpdate } from '../protocol/house';
import { ApiError } from './api';
import { CommandQueue, repeatable } from './commands';
import { backOff, Connection, type Socket } from './connection';

/** A socket without a network. */
class Wire implements Socket {
  sent: unknown[] = [];
  onopen: WebSocket['onopen'] = null;
  onmessage: WebSocket['onmessage'] = null;
  onclose: WebSocket['onclose'] = null;
  constructor(readonly address: string) {}
  send(message: string): void {
    this.sent.push(JSON.parse(message));
  }
  close(): void {}
  open(): void {
    this.#tell(this.onopen, new Event('open'));
  }
  drop(): void {
    this.#tell(this.onclose, new Event('close'));
  }
  say(news: unknown): void {
    this.#tell(this.onmessage, new MessageEvent('message', { data: JSON.stringify(news) }));
  }
  #tell(listener: unknown, event: Event): void {
    if (typeof listener === 'function') Reflect.apply(listener, this, [event]);
  }
}

/** A table's connection and its commands, on wires that the test holds. */
function table() {
  const wires: Wire[] = [];
  const states: string[] = [];
  let heard = 0;
  const connection: Connection = new Connection(
    () => `wss://house/live?after=${heard}`,
    {
      heard: (news) => {
        heard += 1;
        const update = news as TableUpdate;
        if (update.type === 'answer') commands.heard(update.request, update.answer);
      },
      opened: () => commands.opened(),
      changed: (state) => states.push(state),
    },
    (address) => {
      const wire = new Wire(address);
      wires.push(wire);
      return wire;
    },
  );
  const commands = new CommandQueue(() => connection);
  const last = () => wires.at(-1) as Wire;
  return { connection, commands, wires, states, last };
}

const play: Command = { play: { seat: 0, at: 7, ply: 'pass' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a connection', () => {
  test('waits longer and longer, but never long', () => {
    expect([0, 1, 2, 3].map((tries) => backOff(tries, 0.5))).toEqual([400, 800, 1600, 3200]);
    expect(backOff(30, 1)).toBeLessThan(20_000);
  });

  test('comes back by itself and says how much it has heard', () => {
    const { wires, states, last } = table();
    last().open();
    last().say({ type: 'chat', lines: [] });
    last().drop();
    vi.advanceTimersByTime(1000);
    expect(wires.map(({ address }) => address)).toEqual([
      'wss://house/live?after=0',
      'wss://house/live?after=1',
    ]);
    expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting']);
  });

  test('tries at once when the network is back', () => {
    const { wires, last } = table();
    last().drop();
    last().drop();
    globalThis.dispatchEvent(new Event('online'));
    expect(wires.length).toBe(2);
  });

  test('stays closed once it is closed', () => {
    const { connection, wires, last } = table();
    last().open();
    connection.close();
    last().drop();
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(1);
  });
});

describe('a command', () => {
  test('gets its answer', async () => {
    const { commands, last } = table();
    last().open();
    const done = commands.do(play);
    expect(last().sent).toEqual([{ request: 1, command: play }]);
    last().say({ type: 'answer', request: 1, answer: { type: 'done' } });
    expect(await done).toEqual({ type: 'done' });
  });

  test('is refused in the words of the house', async () => {
    const { commands, last } = table();
    last().open();
    const done = commands.do(play);
    const error = { code: 'rules', phrase: { id: 'x', args: {} }, paragraph: 'A4.1' };
    last().say({ type: 'answer', request: 1, answer: { type: 'refused', error } });
    await expect(done).rejects.toThrow(ApiError);
  });

  test('done while there is no connection is sent when there is one', async () => {
    const { commands, last } = table();
    const done = commands.do(play);
    expect(last().sent).toEqual([]);
    last().open();
    expect(last().sent.length).toBe(1);
    last().say({ type: 'answer', request: 1, answer: { type: 'done' } });
    await done;
  });

  test('that finds no connection for a minute is refused in words', async () => {
    const { commands } = table();
    const done = expect(commands.do(play)).rejects.toThrow('web-error-not-sent');
    vi.advanceTimersByTime(60_000);
    await done;
    expect(commands.busy).toBe(false);
  });

  test('without an answer is sent again on a new connection, if that does no harm', () => {
    const { commands, wires, last } = table();
    last().open();
    void commands.do(play).catch(() => undefined);
    vi.advanceTimersByTime(11_500);
    last().open();
    expect(wires.length).toBe(2);
    expect(last().sent).toEqual([{ request: 1, command: play }]);
  });

  test('that could be done twice is refused in words instead', async () => {
    const { commands, last } = table();
    last().open();
    const said = expect(commands.do({ say: { text: 'hello' } })).rejects.toThrow('perhaps-lost');
    last().drop();
    vi.advanceTimersByTime(1000);
    last().open();
    await said;
    expect(repeatable('hint')).toBe(true);
  });
});
