import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';

/** A request as a client sends it: its action and its body. */
export type WireRequest = readonly [action: string, body: unknown];

/** One frame of a client as WebSockets have it: masked, here with a mask of zeros. */
function clientFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const header = payload.length < 126 ? [0x81, 0x80 | payload.length] : [0x81, 0x80 | 126, 0, 0];
  const frame = Buffer.concat([Buffer.from(header), Buffer.alloc(4), payload]);
  if (payload.length >= 126) frame.writeUInt16BE(payload.length, 2);
  return frame;
}

/** Takes the whole frames of a server out of the bytes; returns their texts and the bytes that are left. */
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

/** A client that decides which frames travel in one TCP segment, and sees the server's messages in their order. */
export class SegmentClient {
  /** What the server said in `d`, in the order of its messages. */
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

  /** Sends requests, numbered from `first` on, in one segment. */
  send(requests: readonly WireRequest[], first = 1): void {
    const frames = requests.map(([action, body], index) =>
      clientFrame(JSON.stringify({ t: 'd', d: { r: first + index, a: action, b: body } })),
    );
    this.socket.write(Buffer.concat(frames));
  }

  /** Waits for the answer to a request; returns everything the server said until then, the greeting left out. */
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
