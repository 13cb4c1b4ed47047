import { parseAddress } from 'still-live/route/parse-address';
import { previewVariables, readSettings, type Settings, SettingsError } from 'still-live/settings/settings';

const EMBEDDED = { FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000' };
const read = (env: Readonly<Record<string, string>>) => readSettings({ ...EMBEDDED, ...env });

// [spec 1.8]
test('with an embedded database nothing else needs to be set', () => {
  expect(readSettings(EMBEDDED)).toEqual({
    project: 'feeling',
    privateHosts: [],
    emulatorHost: '127.0.0.1:9000',
    buildDatabaseUrl: 'http://127.0.0.1:9000?ns=feeling',
    browserDatabaseUrl: 'http://127.0.0.1:9000?ns=feeling',
    readTimeoutSeconds: 30,
    siteUrl: 'https://www.feeling.example',
    vitalsUrl: undefined,
    liveSampling: 1,
    youtube: 'autoplay',
  });
});

test('the browser may read from another address than the build', () => {
  const addresses = {
    FIREBASE_DATABASE_URL: 'https://a.firebasedatabase.app',
    NEXT_PUBLIC_FIREBASE_DATABASE_URL: 'https://b.firebasedatabase.app',
  };
  expect(readSettings(addresses)).toMatchObject({
    buildDatabaseUrl: 'https://a.firebasedatabase.app',
    browserDatabaseUrl: 'https://b.firebasedatabase.app',
  });
});

test.each<[keyof Settings, string, string, string?]>([
  ['siteUrl', 'NEXT_PUBLIC_SITE_URL', 'https://www.città.example', 'https://www.xn--citt-3na.example'],
  ['siteUrl', 'NEXT_PUBLIC_SITE_URL', 'https://WWW.Feeling.example:443/', 'https://www.feeling.example'],
  ['siteUrl', 'NEXT_PUBLIC_SITE_URL', 'https://www.altro.example:8443/', 'https://www.altro.example:8443'],
  ['editorUrl', 'NEXT_PUBLIC_EDITOR_URL', 'https://cms.example/edit?field={path}'],
  [
    'editorUrl',
    'NEXT_PUBLIC_EDITOR_URL',
    'https://console.example/project/x/data/~2Fdrafts~2Ffeeling~2F{path}',
  ],
  ['editorUrl', 'NEXT_PUBLIC_EDITOR_URL', 'http://127.0.0.1:9000/?ns=feeling#edit=/drafts/feeling/{path}'],
  ['editorOrigin', 'NEXT_PUBLIC_EDITOR_ORIGIN', 'https://cms.example'],
])('the setting %s, which is %s, may be %s', (name, variable, written, value = written) => {
  expect(read({ [variable]: written })[name]).toBe(value);
});

// `URL.canParse` of Node 20 refuses it after some thousand times.
test('an address with an accent is taken, however often it is read', () => {
  const taken = Array.from({ length: 10_000 }, () => parseAddress('https://www.città.example'));
  expect(taken).not.toContain(undefined);
});

test('the preview is compiled with the editor, and with nothing where none is set', () => {
  const url = 'https://cms.example/{path}';
  expect(previewVariables(read({ NEXT_PUBLIC_EDITOR_URL: url }))).toEqual({
    NEXT_PUBLIC_EDITOR_URL: url,
    NEXT_PUBLIC_EDITOR_ORIGIN: '',
  });
});

const NO_ADDRESS = 'is not an http(s) address';
const NO_HOST = 'is not the root of a host';
const NO_DATABASE = 'is not the root of a database';
const NO_PATH = 'has no {path} after its host';
const NO_ORIGIN = 'is not one origin';

test.each([
  ['FIREBASE_DATABASE_URL', 'my-project', NO_ADDRESS],
  // Neither build nor browser can connect to a path.
  ['FIREBASE_DATABASE_URL', 'https://console.firebase.example/project/feeling/database', NO_DATABASE],
  ['NEXT_PUBLIC_FIREBASE_DATABASE_URL', 'https://console.firebase.example/project/feeling', NO_DATABASE],
  ['NEXT_PUBLIC_FIREBASE_DATABASE_URL', 'ws://x', NO_ADDRESS],
  ['FIREBASE_DATABASE_EMULATOR_HOST', 'http://127.0.0.1:9000', 'is not host:port'],
  ['FIREBASE_DATABASE_EMULATOR_HOST', '127.0.0.1:90000', 'is not host:port'],
  ['CONTENT_PROJECT', 'a/b', 'is not a valid database key'],
  ['CONTENT_TIMEOUT_SECONDS', 'soon', 'is not a number from 1 to 600'],
  ['NEXT_PUBLIC_LIVE_SAMPLING', '2', 'is not a number from 0 to 1'],
  ['NEXT_PUBLIC_YOUTUBE', 'yes', 'is neither ask nor autoplay'],
  ['NEXT_PUBLIC_SITE_URL', 'feeling.example', NO_ADDRESS],
  // No file of a page would be found there.
  ['NEXT_PUBLIC_SITE_URL', 'https://www.feeling.example/feeling', NO_HOST],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.feeling.example/?da=mail', NO_HOST],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.feeling.example/#home', NO_HOST],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.feeling.example#', NO_HOST],
  ['NEXT_PUBLIC_EDITOR_URL', 'https://cms.example/edit', NO_PATH],
  ['NEXT_PUBLIC_EDITOR_URL', 'https://{path}.example/', NO_PATH],
  ['NEXT_PUBLIC_EDITOR_URL', 'https://cms.example:{path}/', NO_ADDRESS],
  ['NEXT_PUBLIC_EDITOR_URL', 'javascript:alert({path})', NO_ADDRESS],
  ['NEXT_PUBLIC_EDITOR_ORIGIN', 'https://cms.example/', NO_ORIGIN],
  ['NEXT_PUBLIC_EDITOR_ORIGIN', 'https://*.example', NO_ORIGIN],
  ['NEXT_PUBLIC_EDITOR_ORIGIN', 'https://a.example https://b.example', NO_ADDRESS],
  ['NEXT_PUBLIC_EDITOR_ORIGIN', "https://a.example; script-src 'unsafe-inline'", NO_ADDRESS],
  ['NEXT_PUBLIC_EDITOR_ORIGIN', 'https://user@cms.example', NO_ORIGIN],
  ['NEXT_PUBLIC_EDITOR_ORIGIN', 'javascript:alert(1)', NO_ADDRESS],
  ['NEXT_PUBLIC_EDITOR_ORIGIN', '*', NO_ADDRESS],
])('%s may not be %s, and one line says why: it %s', (variable, value, what) => {
  // An embedded database is set, so that nothing else is wrong.
  const refused = (): unknown => read({ [variable]: value });
  expect(refused).toThrow(SettingsError);
  expect(refused).toThrow(`${variable}: "${value}" ${what}; `);
  expect(refused).toThrow(/^[^\n]+$/);
});

test('without an embedded database the address of one must be set', () => {
  expect(() => readSettings({})).toThrow(/^FIREBASE_DATABASE_URL: not set; [^\n]+$/);
});
