import { once } from 'node:events';
import { connect as connectTo, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { FrameReader, framesOf } from '../wire/frames';

export type Received = Record<string, unknown>;

export type WireRequest = readonly [action: string, body: unknown];

export class WireClient {
  readonly received: Received[] = [];
  closed = false;
  private readonly reader = new FrameReader();
  private waiting: (() => void) | null = null;
  private requests = 0;

  private constructor(
    readonly socket: WebSocket,
    private readonly stream: Socket,
  ) {
    socket.on('message', (data: Buffer) => {
      const message = this.reader.take(data.toString('utf8'));
      if (message === null) return;
      this.received.push(JSON.parse(message));
      this.waiting?.();
    });
    socket.on('close', () => {
      this.closed = true;
      this.waiting?.();
    });
    socket.on('error', () => undefined);
  }

  static async connect(url: string, parameters: Record<string, string> = {}): Promise<WireClient> {
    const query = new URLSearchParams({ v: '5', ns: 'feeling', ...parameters });
    const stream = connectTo(Number(new URL(url).port), '127.0.0.1');
    const address = `${url.replace('http', 'ws')}/.ws?${query.toString()}`;
    const client = new WireClient(new WebSocket(address, { createConnection: () => stream }), stream);
    await once(client.socket, 'open');
    return client;
  }

  send(message: unknown): void {
    for (const frame of framesOf(JSON.stringify(message))) this.socket.send(frame);
  }

  request(action: string, body: unknown): number {
    this.requests += 1;
    this.send({ t: 'd', d: { r: this.requests, a: action, b: body } });
    return this.requests;
  }

  async next(): Promise<Received> {
    while (this.received.length === 0) {
      if (this.closed) throw new Error('the connection was closed');
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
      });
    }
    return this.received.shift() ?? {};
  }

  async call(action: string, body: unknown): Promise<{ s: string; d: unknown }> {
    const number = this.request(action, body);
    for (;;) {
      const message = await this.next();
      const content = message['d'] as { r?: number; b: { s: string; d: unknown } };
      if (content.r === number) return content.b;
    }
  }

  requestAtOnce(requests: readonly WireRequest[]): void {
    this.stream.cork();
    for (const [action, body] of requests) this.request(action, body);
    this.stream.uncork();
  }

  /** Sends requests in one TCP segment. Returns the data of all messages up to the answer to the last one. */
  async tell(requests: readonly WireRequest[]): Promise<Record<string, unknown>[]> {
    this.requestAtOnce(requests);
    const heard: Record<string, unknown>[] = [];
    while (heard.at(-1)?.['r'] !== this.requests) {
      const { t, d } = (await this.next()) as { t: string; d: Record<string, unknown> };
      if (t === 'd') heard.push(d);
    }
    return heard;
  }

  async untilClosed(): Promise<void> {
    while (!this.closed) {
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
      });
    }
  }
}
