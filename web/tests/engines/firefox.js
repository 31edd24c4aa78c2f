// Debian's Firefox, driven by WebDriver BiDi over a WebSocket. On a screen of its own: without one it has no WebGL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { ended, openScreen, started } from './screen.js';

/** Asks over the WebSocket, one number for each question. */
async function connect(url) {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const waiting = new Map();
  let last = 0;
  socket.on('message', (text) => {
    const { id, error, message, result } = JSON.parse(text);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(`${asked.method}: ${message}`));
    else asked?.resolve(result);
  });
  socket.on('close', () => {
    for (const { reject, method } of waiting.values()) reject(new Error(`${method}: it has gone`));
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject, method });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

class Tab {
  constructor(ask, context, user) {
    Object.assign(this, { ask, context, user });
  }
  goto(url) {
    return this.ask('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }
  /** Runs a function that is given and returns a text. */
  async run(source, text) {
    const answer = await this.ask('script.callFunction', {
      functionDeclaration: source,
      arguments: [{ type: 'string', value: text }],
      awaitPromise: true,
      target: { context: this.context },
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  }
  act(actions) {
    return this.ask('input.performActions', { context: this.context, actions });
  }
  async shot() {
    const { data } = await this.ask('browsingContext.captureScreenshot', { context: this.context });
    return Buffer.from(data, 'base64');
  }
  async close() {
    await this.ask('browsingContext.close', { context: this.context });
    await this.ask('browser.removeUserContext', { userContext: this.user });
  }
}

export async function openFirefox() {
  const screen = await openScreen();
  const profile = await mkdtemp(join(tmpdir(), 'semiramis-firefox-'));
  const line = [
    '--remote-debugging-port',
    '0',
    '--profile',
    profile,
    '--no-remote',
    '--new-instance',
  ];
  const command = process.env.FIREFOX ?? 'firefox-esr';
  const told = { env: screen.env, on: 'stderr', says: /listening on (ws:\S+)/ };
  const { child, found } = await started(command, line, told);
  const ask = await connect(`${found[1]}/session`);
  await ask('session.new', { capabilities: {} });
  return {
    /** A tab of somebody who was never here. */
    async open({ script, width, height }) {
      const { userContext } = await ask('browser.createUserContext');
      const { context } = await ask('browsingContext.create', { type: 'tab', userContext });
      await ask('script.addPreloadScript', {
        functionDeclaration: `() => {${script}}`,
        contexts: [context],
      });
      await ask('browsingContext.setViewport', { context, viewport: { width, height } });
      return new Tab(ask, context, userContext);
    },
    async close() {
      await ended(child);
      await ended(screen.child);
      await rm(profile, { recursive: true, force: true });
    },
  };
}
