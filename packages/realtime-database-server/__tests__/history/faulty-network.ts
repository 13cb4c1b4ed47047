import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The server as a process of its own, which can be killed, behind a network that can fail. */
export class FaultyServer {
  private child: ChildProcess | null = null;
  private target = 0;
  private readonly sockets = new Set<Socket>();
  private proxy: Server | null = null;
  /** Delay of everything that is sent, in milliseconds. */
  delay = 0;
  losses = 0;

  constructor(
    private readonly command: string,
    private readonly file: string,
    private readonly flags: readonly string[] = [],
  ) {}

  async start(): Promise<string> {
    await this.run();
    this.proxy = createServer((client) => this.forward(client)).listen(0, '127.0.0.1');
    await once(this.proxy, 'listening');
    const address = this.proxy.address();
    return `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  drop(): void {
    this.losses += 1;
    for (const socket of this.sockets) socket.destroy();
  }

  async crash(): Promise<void> {
    const { child } = this;
    child?.kill('SIGKILL');
    if (child !== null) await once(child, 'exit');
    this.drop();
    await this.run();
  }

  async stop(): Promise<void> {
    this.proxy?.close();
    this.drop();
    this.child?.kill('SIGTERM');
    if (this.child !== null) await once(this.child, 'exit');
  }

  private async run(): Promise<void> {
    const args = ['--namespace', 'feeling', '--no-config', '--no-viewer', '--persist', this.file];
    const command = [...this.flags, this.command, '--port', String(this.target), ...args];
    this.child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'ignore'] });
    const { stdout } = this.child;
    if (stdout === null) throw new Error('the server has no output');
    const [line] = (await once(stdout, 'data')) as [Buffer];
    this.target = Number(new URL(line.toString().trim()).port);
  }

  private forward(client: Socket): void {
    const server = connect(this.target, '127.0.0.1');
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(from);
      from.setNoDelay(true);
      from.on('error', () => undefined);
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      // One piece after the other, so that a delay keeps their order.
      let sent = Promise.resolve();
      from.on('data', (piece) => {
        const { delay } = this;
        sent = sent.then(async () => {
          if (delay > 0) await sleep(delay);
          if (!to.destroyed) to.write(piece);
        });
      });
    }
  }
}
