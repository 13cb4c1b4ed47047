import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onPort, portOption, runCommand, untilStopped } from 'still-live/build/command/command';
import { startStaticServer } from 'still-live/build/serve/static-server';
import { printed } from './printed';
import { loadSettingsFile } from 'still-live/build/command/settings-file';
import { readSettings } from 'still-live/settings/settings';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';

test.each<[string, string, string]>([
  ['an escape of a terminal', '\u001b[2J', '⟨U+001B⟩[2J'],
  ['the same in one character (C1)', '\u009b2J', '⟨U+009B⟩2J'],
  ['a line break', 'a\r\n::add-mask::1\rb\u0085c\u2028d', 'a⏎::add-mask::1⟨U+000D⟩b⟨U+0085⟩c⟨U+2028⟩d'],
  ['other directions', 'a\u202eb\u2066c\u061cd', 'a⟨U+202E⟩b⟨U+2066⟩c⟨U+061C⟩d'],
  ['letters without ink', 'a\u3164b\uffa0c\u115fd\u17b4e', 'a⟨U+3164⟩b⟨U+FFA0⟩c⟨U+115F⟩d⟨U+17B4⟩e'],
  ['symbols without ink', 'a\u2800b\u{1d159}c\u{13441}d', 'a⟨U+2800⟩b⟨U+1D159⟩c⟨U+13441⟩d'],
  ['variation selectors', '\u2600\ufe0f a\u{e0101}b\u180bc', '\u2600⟨U+FE0F⟩ a⟨U+E0101⟩b⟨U+180B⟩c'],
  ['a text in tags', 'a\u{e0041}\u{e007f}', 'a⟨U+E0041⟩⟨U+E007F⟩'],
  ['spaces of another width', 'a\u2003b\u3000c\u200bd', 'a⟨U+2003⟩b⟨U+3000⟩c⟨U+200B⟩d'],
  [
    'half a character, one of nobody, and one that is none',
    '\ud83d \ue000 \u0378',
    '⟨U+D83D⟩ ⟨U+E000⟩ ⟨U+0378⟩',
  ],
  ['a pile of marks', `e${'\u0301'.repeat(6)}`, `e${'\u0301'.repeat(4)}⟨U+0301⟩⟨U+0301⟩`],
  ['the signs that stand for the others', '⟨U+200B⟩⏎', '⟨U+27E8⟩U+200B⟩⟨U+23CE⟩'],
  ['what anybody writes', 'Perché «no»: 38.000 € → 日本 🎉 è̩', 'Perché «no»: 38.000 € → 日本 🎉 è̩'],
])('%s is printed so that it is seen and obeyed by nobody', (_, text, shown) => {
  expect(printed([text])).toEqual([shown]);
});

test.each([
  ['ENOSPC: no space left on device, write', 'free some space and run the command again'],
  [
    "EACCES: permission denied, mkdir '.cache'",
    'run the command as the account to which this folder belongs',
  ],
])('%s is told with the folder and with what to do', async (message, remedy) => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  runCommand(() => Promise.reject(Object.assign(new Error(message), { code: message.slice(0, 6) })));
  await new Promise(setImmediate);
  expect(told).toHaveBeenCalledWith(`error: ${process.cwd()}: ${message}; ${remedy}`);
  told.mockRestore();
  process.exitCode = 0;
});

afterEach(() => ['SIGINT', 'SIGTERM'].forEach((signal) => process.removeAllListeners(signal)));

test('a second signal does not cut short what the first began; what was opened last is closed first', async () => {
  const closed: string[] = [];
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const stopped = untilStopped([
    async () => void closed.push('database'),
    async () => {
      await held;
      closed.push('site');
    },
  ]);
  process.emit('SIGINT');
  await new Promise(setImmediate);
  // Without a listener Node would end the process here.
  expect(process.emit('SIGINT')).toBe(true);
  expect(process.emit('SIGTERM')).toBe(true);
  expect(closed).toEqual([]);
  goOn();
  await stopped;
  expect(closed).toEqual(['site', 'database']);
});

test('what cannot be closed keeps nothing else open, and is told', async () => {
  const closed: string[] = [];
  const stopped = untilStopped([
    async () => void closed.push('site'),
    () => Promise.reject(new Error('the lock is gone')),
    async () => void closed.push('watch'),
  ]);
  process.emit('SIGINT');
  await expect(stopped).rejects.toThrow('the lock is gone');
  expect(closed).toEqual(['watch', 'site']);
});

test('a port in use is one line that names another one', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const opening = onPort('npm start -- --port', port, () =>
    startStaticServer({ dir: '.', port, firebaseConfig: { hosting: {} } }),
  );
  await expect(opening).rejects.toThrow(
    `port ${port} is in use; choose another one with: npm start -- --port ${port + 1}`,
  );
  server.close();
});

test('a port is a whole number, and without one there is a default', () => {
  expect(portOption('--port', '0', 3000)).toBe(0);
  expect(portOption('--port', '65535', 3000)).toBe(65_535);
  expect(portOption('--port', undefined, 3000)).toBe(3000);
});

test.each(['', ' ', '3e3', '0xbb8', '-1', '3000.0', '65536', 'tremila'])('%p is no port', (text) => {
  expect(() => portOption('--port', text, 3000)).toThrow(
    `--port ${text}: must be a whole number from 0 to 65535`,
  );
});

describe('the settings file', () => {
  const EMBEDDED = { FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000' };

  const root = temporaryFolder();
  const variables = ['SETTINGS_FILE', 'CONTENT_PROJECT', 'NEXT_PUBLIC_YOUTUBE'] as const;
  afterEach(() => {
    for (const name of variables) Reflect.deleteProperty(process.env, name);
    process.env['SETTINGS_FILE'] = '';
  });

  test('the settings file gives what the terminal has not set, and one that is named must be there and be read', async () => {
    await writeFiles(root(), { 'own.env': 'CONTENT_PROJECT=forno\nNEXT_PUBLIC_YOUTUBE="ask" # consent\n' });
    process.env['SETTINGS_FILE'] = root('own.env');
    process.env['CONTENT_PROJECT'] = 'bottega';
    loadSettingsFile();
    expect(readSettings({ ...EMBEDDED, ...process.env })).toMatchObject({
      project: 'bottega',
      youtube: 'ask',
    });
    process.env['SETTINGS_FILE'] = root('none.env');
    expect(loadSettingsFile).toThrow(/^SETTINGS_FILE: no file at .*none\.env; write the path/);
    process.env['SETTINGS_FILE'] = root();
    expect(loadSettingsFile).toThrow(/^\/\S+: cannot be read \(EISDIR: .*\); let the account/);
  });
});
