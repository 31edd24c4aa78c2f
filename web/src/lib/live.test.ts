import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Deed } from '../protocol/Deed';
import { Refused } from './api';
import { Deeds, repeatable } from './deeds';
import { backOff, Line, type Socket } from './live';

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
    this.onopen?.call(null as never, new Event('open'));
  }
  drop(): void {
    this.onclose?.call(null as never, new Event('close') as CloseEvent);
  }
  say(news: unknown): void {
    this.onmessage?.call(
      null as never,
      new MessageEvent('message', { data: JSON.stringify(news) }),
    );
  }
}

/** A table's line and its deeds, on wires that the test holds. */
function table() {
  const wires: Wire[] = [];
  const states: string[] = [];
  let heard = 0;
  const line: Line = new Line(
    () => `wss://house/live?after=${heard}`,
    {
      heard: (news) => {
        heard += 1;
        const answer = news as { request?: number };
        if (answer.request !== undefined) deeds.heard(news as never);
      },
      opened: () => deeds.opened(),
      changed: (state) => states.push(state),
    },
    (address) => {
      const wire = new Wire(address);
      wires.push(wire);
      return wire;
    },
  );
  const deeds = new Deeds(() => line);
  const last = () => wires.at(-1) as Wire;
  return { line, deeds, wires, states, last };
}

const play: Deed = { play: { seat: 0, at: 7, ply: 'pass' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a line', () => {
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
    const { line, wires, last } = table();
    last().open();
    line.close();
    last().drop();
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(1);
  });
});

describe('a deed', () => {
  test('gets its answer', async () => {
    const { deeds, last } = table();
    last().open();
    const done = deeds.do(play);
    expect(last().sent).toEqual([{ request: 1, deed: play }]);
    last().say({ type: 'done', request: 1 });
    expect(await done).toEqual({ type: 'done', request: 1 });
  });

  test('is refused in the words of the house', async () => {
    const { deeds, last } = table();
    last().open();
    const done = deeds.do(play);
    const refusal = { code: 'rules', phrase: { id: 'x', args: {} }, paragraph: 'A4.1' };
    last().say({ type: 'refused', request: 1, refusal });
    await expect(done).rejects.toThrow(Refused);
  });

  test('done while there is no line is sent when there is one', async () => {
    const { deeds, last } = table();
    const done = deeds.do(play);
    expect(last().sent).toEqual([]);
    last().open();
    expect(last().sent.length).toBe(1);
    last().say({ type: 'done', request: 1 });
    await done;
  });

  test('that finds no line for a minute is refused in words', async () => {
    const { deeds } = table();
    const done = expect(deeds.do(play)).rejects.toThrow('web-error-not-sent');
    vi.advanceTimersByTime(60_000);
    await done;
    expect(deeds.busy).toBe(false);
  });

  test('without an answer is sent again on a new line, if that does no harm', () => {
    const { deeds, wires, last } = table();
    last().open();
    void deeds.do(play).catch(() => undefined);
    vi.advanceTimersByTime(11_500);
    last().open();
    expect(wires.length).toBe(2);
    expect(last().sent).toEqual([{ request: 1, deed: play }]);
  });

  test('that could be done twice is refused in words instead', async () => {
    const { deeds, last } = table();
    last().open();
    const said = expect(deeds.do({ say: { text: 'hello' } })).rejects.toThrow('perhaps-lost');
    last().drop();
    vi.advanceTimersByTime(1000);
    last().open();
    await said;
    expect(repeatable('hint')).toBe(true);
  });
});
