import { once } from 'node:events';
import { WebSocket } from 'ws';
import { FrameReader, framesOf } from '../../../database/wire/frames';

/** A minimal client of the wire protocol. It connects to the namespace `bench`. */
export class WireClient {
  /** Called with every message from the server. */
  heard: (message: string) => void = () => undefined;
  private readonly reader = new FrameReader();
  private requests = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      const message = this.reader.take(data.toString('utf8'));
      if (message !== null) this.heard(message);
    });
  }

  static async connect(url: string): Promise<WireClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/.ws?v=5&ns=bench`);
    await once(socket, 'open');
    return new WireClient(socket);
  }

  send(action: string, body: string): void {
    this.requests += 1;
    const message = `{"t":"d","d":{"r":${this.requests},"a":"${action}","b":${body}}}`;
    for (const frame of framesOf(message)) this.socket.send(frame);
  }

  /** Waits until `count` messages that contain `mark` have arrived. */
  until(mark: string, count = 1): Promise<void> {
    let missing = count;
    return new Promise((resolve) => {
      this.heard = (message) => {
        if (message.includes(mark)) missing -= 1;
        if (missing === 0) resolve();
      };
    });
  }

  close(): void {
    this.socket.terminate();
  }
}
