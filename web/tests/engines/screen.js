// A screen that nobody looks at, and what runs on it.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** Starts a program; what it says is heard where somebody listens. */
export function run(command, line, env = {}) {
  const child = spawn(command, line, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.resume();
  child.on('error', () => undefined);
  return child;
}

/** Starts a program, and waits until it says something on a stream; gives what was found there. */
export async function started(command, line, { env, on = 'stdout', says, seconds = 60 }) {
  const child = run(command, line, env);
  let told = '';
  const found = await new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`${command} ${why}: ${told.slice(-2000)}`));
    const late = setTimeout(() => fail('does not start'), seconds * 1000);
    child.once('error', (error) => fail(String(error)));
    child.once('exit', () => fail('has ended'));
    for (const stream of ['stdout', 'stderr']) {
      child[stream].on('data', (text) => {
        if (told.length < 100_000) told += text;
        const match = stream === on && says.exec(told);
        if (!match) return;
        clearTimeout(late);
        resolve(match);
      });
    }
  }).catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  return { child, found };
}

/** Ends a program, and waits until it has. */
export async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(late);
}

/** A screen of its own for each browser; its name for $DISPLAY. */
export async function openScreen() {
  const size = ['-screen', '0', '1600x1100x24', '-nolisten', 'tcp', '-displayfd', '1'];
  const { child, found } = await started('Xvfb', size, { says: /^(\d+)$/m });
  return { child, env: { DISPLAY: `:${found[1]}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' } };
}

/** A port that nobody listens to. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
