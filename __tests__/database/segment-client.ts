import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';

/** A request of a client: its action and its body. */
export type WireRequest = readonly [action: string, body: unknown];

/** Encodes one WebSocket frame of a client. Such frames are masked; here the mask is zero. */
function clientFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const header = payload.length < 126 ? [0x81, 0x80 | payload.length] : [0x81, 0x80 | 126, 0, 0];
  const frame = Buffer.concat([Buffer.from(header), Buffer.alloc(4), payload]);
  if (payload.length >= 126) frame.writeUInt16BE(payload.length, 2);
  return frame;
}

/** Decodes the complete frames of a server. Returns their texts and the remaining bytes. */
function serverFrames(bytes: Buffer): { texts: string[]; rest: Buffer } {
  const texts: string[] = [];
  let rest = bytes;
  while (rest.length >= 2) {
    const short = rest.readUInt8(1);
    const start = short === 126 ? 4 : 2;
    if (rest.length < start) break;
    const end = start + (short === 126 ? rest.readUInt16BE(2) : short);
    if (rest.length < end) break;
    texts.push(rest.toString('utf8', start, end));
    rest = rest.subarray(end);
  }
  return { texts, rest };
}

/**
 * A client that controls which frames are sent in one TCP segment, and records the server's messages in
 * order.
 */
export class SegmentClient {
  /** The data (`d`) of the server's messages, in order. */
  readonly heard: Record<string, unknown>[] = [];
  private rest: Buffer = Buffer.alloc(0);

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (piece: Buffer) => this.take(piece));
  }

  /** Connects to a server; `namespace` is the database. */
  static async connect(url: string, namespace: string): Promise<SegmentClient> {
    const sent = request(`${url}/.ws?v=5&ns=${namespace}`, {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
      },
    });
    sent.end();
    const [, socket, head] = (await once(sent, 'upgrade')) as [unknown, Socket, Buffer];
    const client = new SegmentClient(socket);
    client.take(head);
    return client;
  }

  /** Sends requests in one segment, numbered from `first` on. */
  send(requests: readonly WireRequest[], first = 1): void {
    const frames = requests.map(([action, body], index) =>
      clientFrame(JSON.stringify({ t: 'd', d: { r: first + index, a: action, b: body } })),
    );
    this.socket.write(Buffer.concat(frames));
  }

  /** Waits for the answer to a request. Returns all messages until then, without the handshake. */
  async until(number: number): Promise<Record<string, unknown>[]> {
    while (!this.heard.some((message) => message['r'] === number)) await once(this.socket, 'data');
    return this.heard.filter((message) => message['t'] !== 'h');
  }

  /** Ends the connection. */
  close(): void {
    this.socket.destroy();
  }

  private take(piece: Buffer): void {
    const { texts, rest } = serverFrames(Buffer.concat([this.rest, piece]));
    this.rest = rest;
    for (const text of texts) this.heard.push(JSON.parse(text).d);
  }
}
