// A real house for tests: the program itself, with a database of its own, that can be killed and started again.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary } from '../tools/binary.js';

const free = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

export class House {
  static async open() {
    const house = new House();
    house.data = await mkdtemp(join(tmpdir(), 'semiramis-e2e-'));
    house.port = await free();
    await house.start();
    return house;
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    const unlimited = ['address', 'person', 'socket', 'table'].flatMap((what) => [
      `--${what}-limit`,
      '10000',
    ]);
    const line = ['serve', '--data', this.data, '--listen', `127.0.0.1:${this.port}`, ...unlimited];
    this.told = '';
    this.process = spawn(binary(), line, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream.on('data', (text) => (this.told += text));
    }
    for (let tries = 0; tries < 150; tries += 1) {
      if (this.process.exitCode !== null) break;
      const answer = await fetch(`${this.address}/api/v1/games`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`the house does not open: ${this.told}`);
  }

  /** Ends it as a power cut would. */
  async kill() {
    if (this.process.exitCode !== null) return;
    const gone = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGKILL');
    await gone;
  }

  async close() {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}
