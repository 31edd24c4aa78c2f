/** The builder beside the page. Bodies come before light, and of several orders for one place only the last is finished. */

import { Build } from './build';
import type { Answer, Order } from './built';

const build = new Build();
const orders = new Map<string, Order>();
/** Light that is still due, by place. */
const due = new Map<string, () => Answer>();
let busy = false;

/** Lets messages in. */
const breath = () => new Promise<void>((go) => setTimeout(go, 0));

/** The first of a map, taken out of it. */
function take<T>(from: Map<string, T>): [string, T] | undefined {
  const [first] = from;
  if (first) from.delete(first[0]);
  return first;
}

function step(): boolean {
  const order = take(orders);
  if (order) {
    const { answer, finish } = build.start(order[1]);
    postMessage(answer);
    due.set(order[0], finish);
    return true;
  }
  const light = take(due);
  if (light) postMessage(light[1]());
  return light !== undefined;
}

async function work(): Promise<void> {
  busy = true;
  while (step()) await breath();
  busy = false;
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  orders.set(data.slot, data);
  due.delete(data.slot);
  if (!busy) void work();
});
