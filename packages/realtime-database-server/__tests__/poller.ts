import { runInNewContext } from 'node:vm';

export type Message = { t: string; d: Record<string, unknown> };

/** Does by hand what the SDK's script tags do. */
export class Poller {
  readonly messages: Message[] = [];
  readonly commands: unknown[][] = [];
  private serial = 0;
  private segments = 0;

  constructor(private readonly url: string) {}

  private run(script: string): void {
    const parent = {
      window: {
        pLPCommand7: (...command: unknown[]) => this.commands.push(command),
        pRTLPCB7: (_number: number, messages: Message[]) => this.messages.push(...messages),
      },
    };
    runInNewContext(script, {
      parent,
      pLPCommand: parent.window.pLPCommand7,
      pRTLPCB: parent.window.pRTLPCB7,
    });
  }

  async request(parameters: Record<string, string>): Promise<string> {
    this.serial += 1;
    const query = new URLSearchParams({ ns: 'feeling', ser: String(this.serial), ...parameters });
    const headers = { Referer: 'http://localhost:3000/' };
    return (await fetch(`${this.url}/.lp?${query.toString()}`, { headers })).text();
  }

  async start(): Promise<void> {
    this.run(await this.request({ start: 't', cb: '7', v: '5' }));
  }

  get credentials(): Record<string, string> {
    const [, id, pw] = this.commands.find(([command]) => command === 'start') ?? [];
    return { id: String(id), pw: String(pw) };
  }

  async poll(parameters: Record<string, string> = {}): Promise<void> {
    this.run(await this.request({ ...this.credentials, ...parameters }));
  }

  carry(message: unknown, size = 1800): Record<string, string> {
    const data = Buffer.from(JSON.stringify(message)).toString('base64url');
    const total = Math.ceil(data.length / size);
    const parameters: Record<string, string> = {};
    for (let index = 0; index < total; index += 1) {
      parameters[`seg${index}`] = String(this.segments);
      parameters[`ts${index}`] = String(total);
      parameters[`d${index}`] = data.slice(index * size, (index + 1) * size);
      this.segments += 1;
    }
    return parameters;
  }

  /**
   * Polls until the server has said something that matches.
   * @throws {Error} when the server has closed the session, or has forgotten it.
   */
  async until(matches: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const found = this.messages.find(matches);
      if (found !== undefined) return found;
      if (this.commands.some(([command]) => command === 'close')) throw new Error('the session has ended');
      await this.poll();
    }
  }
}
