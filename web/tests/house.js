// A real house for tests: the program itself, with a database of its own, that can be killed and started again.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary } from '../tools/binary.js';

export class House {
  /** With more words for its command line, if there are any. */
  static async open(...more) {
    const house = new House();
    house.more = more;
    await house.begin();
    return house;
  }

  /** Whether it has the limits that every house has, and not those of many tests at once. */
  usualLimits = false;

  async begin() {
    this.data = await mkdtemp(join(tmpdir(), 'semiramis-e2e-'));
    // Any free port, and the same again after a restart.
    this.port = 0;
    await this.start();
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    const limits = this.usualLimits ? [] : ['address', 'person', 'socket', 'table'];
    const unlimited = limits.flatMap((what) => [`--${what}-limit`, '10000']);
    const line = [
      'serve',
      '--data',
      this.data,
      '--listen',
      `127.0.0.1:${this.port}`,
      ...unlimited,
      ...(this.more ?? []),
    ];
    this.told = '';
    this.process = spawn(binary(), line, { stdio: ['ignore', 'pipe', 'pipe'] });
    await new Promise((open, fail) => {
      const late = setTimeout(
        () => fail(new Error(`the house does not open: ${this.told}`)),
        30_000,
      );
      this.process.once('exit', () => fail(new Error(`the house has closed: ${this.told}`)));
      for (const stream of [this.process.stdout, this.process.stderr]) {
        stream.on('data', (text) => {
          this.told += text;
          const port = /http:\/\/127\.0\.0\.1:(\d+)\D/.exec(this.told)?.[1];
          if (!port) return;
          clearTimeout(late);
          this.port = Number(port);
          open();
        });
      }
    });
  }

  /** Ends it as a power cut would. */
  async kill() {
    if (!this.process || this.process.exitCode !== null) return;
    const gone = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGKILL');
    await gone;
  }

  async close() {
    await this.kill();
    if (this.data) await rm(this.data, { recursive: true, force: true });
  }
}
