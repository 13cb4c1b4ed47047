import { request, type IncomingHttpHeaders } from 'node:http';

export type Json = ReturnType<typeof JSON.parse>;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  readonly json: () => Json;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly raw?: string | Buffer | undefined;
}

/** Sends one request to a server of this machine as it is written, without the corrections of `fetch`. */
export function ask(port: number, path: string, { method, headers, body, raw }: Asked = {}): Promise<Answer> {
  const sent = body === undefined ? raw : JSON.stringify(body);
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const length = raw === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(raw)) };
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method: method ?? (sent === undefined ? 'GET' : 'POST'),
    headers: { ...type, ...length, ...headers },
  };
  return new Promise((resolve, reject) => {
    const asked = request(options, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const bytes = Buffer.concat(pieces);
        const text = bytes.toString('utf8');
        const { statusCode: status = 0, headers: given } = response;
        resolve({ status, headers: given, bytes, text, json: () => JSON.parse(text) });
      });
    });
    asked.on('error', reject);
    asked.end(sent);
  });
}

export class EventStream {
  private text = '';
  private readonly pieces: AsyncIterator<Uint8Array>;
  private readonly decoder = new TextDecoder();

  private constructor(
    body: ReadableStream<Uint8Array>,
    readonly close: () => void,
  ) {
    this.pieces = body[Symbol.asyncIterator]();
  }

  static async open(port: number, path: string): Promise<EventStream> {
    const asked = new AbortController();
    const options = { headers: { Accept: 'text/event-stream' }, signal: asked.signal };
    const { headers, body } = await fetch(`http://127.0.0.1:${port}${path}`, options);
    expect(headers.get('content-type')).toContain('text/event-stream');
    if (body === null) throw new Error(`${path}: the answer has no body`);
    return new EventStream(body, () => asked.abort());
  }

  async next(): Promise<string> {
    while (!this.text.includes('\n\n')) {
      const { done, value } = await this.pieces.next();
      if (done === true) return 'end';
      this.text += this.decoder.decode(value, { stream: true });
    }
    const end = this.text.indexOf('\n\n');
    const event = this.text.slice(0, end);
    this.text = this.text.slice(end + 2);
    return event;
  }

  async data(): Promise<Json> {
    return JSON.parse(/^data: (.*)$/ms.exec(await this.next())?.[1] ?? '');
  }
}
