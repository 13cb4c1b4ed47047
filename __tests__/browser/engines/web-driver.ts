/** A session of W3C WebDriver (w3.org/TR/webdriver2): one command after the other, below the address of the session. */
export interface Session {
  readonly version: string;
  readonly get: <Value>(command: string) => Promise<Value>;
  readonly post: <Value>(command: string, body?: object) => Promise<Value>;
  readonly delete: (command: string) => Promise<void>;
}

/** A browser that stands still answers nothing: a film in WebKitGTK may do that to it. */
const SILENCE_MS = 60_000;

/** @throws {Error} with what the driver says of a command that failed, or when it says nothing for a minute. */
async function send<Value>(url: string, method: string, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(SILENCE_MS);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}

/** Starts a browser. Takes the address of its driver, and what the browser must be. */
export async function startSession(driver: string, alwaysMatch: object): Promise<Session> {
  const { sessionId, capabilities } = await send<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>(`${driver}/session`, 'POST', { capabilities: { alwaysMatch } });
  const at = (command: string): string => `${driver}/session/${sessionId}${command}`;
  return {
    version: capabilities.browserVersion,
    get: (command) => send(at(command), 'GET'),
    post: (command, body = {}) => send(at(command), 'POST', body),
    delete: (command) => send(at(command), 'DELETE'),
  };
}

/** Keys by their code points in WebDriver. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Home: '\uE011',
  End: '\uE010',
} as const;

const MOVE = { type: 'pointerMove', origin: 'viewport', duration: 0 };

/** Bodies of the command `actions`. */
export const actions = {
  point: (x: number, y: number) => input('pointer', { ...MOVE, x, y }),
  click: (x: number, y: number) =>
    input('pointer', { ...MOVE, x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
  press: (value: string) => input('key', { type: 'keyDown', value }, { type: 'keyUp', value }),
};

function input(type: 'pointer' | 'key', ...steps: readonly object[]): object {
  return { actions: [{ type, id: type, actions: steps }] };
}
