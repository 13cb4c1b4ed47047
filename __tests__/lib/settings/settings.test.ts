import { previewVariables, readSettings, SettingsError } from '@/lib/settings/settings';

const EMBEDDED = { FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000' };

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
  const settings = readSettings({
    FIREBASE_DATABASE_URL: 'https://a.firebasedatabase.app',
    NEXT_PUBLIC_FIREBASE_DATABASE_URL: 'https://b.firebasedatabase.app',
  });
  expect([settings.buildDatabaseUrl, settings.browserDatabaseUrl]).toEqual([
    'https://a.firebasedatabase.app',
    'https://b.firebasedatabase.app',
  ]);
});

test.each([
  ['FIREBASE_DATABASE_URL', {}],
  ['FIREBASE_DATABASE_URL', { FIREBASE_DATABASE_URL: 'my-project' }],
  ['FIREBASE_DATABASE_EMULATOR_HOST', { FIREBASE_DATABASE_EMULATOR_HOST: 'http://127.0.0.1:9000' }],
  ['FIREBASE_DATABASE_EMULATOR_HOST', { FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:90000' }],
  ['NEXT_PUBLIC_FIREBASE_DATABASE_URL', { ...EMBEDDED, NEXT_PUBLIC_FIREBASE_DATABASE_URL: 'ws://x' }],
  ['CONTENT_PROJECT', { ...EMBEDDED, CONTENT_PROJECT: 'a/b' }],
  ['CONTENT_TIMEOUT_SECONDS', { ...EMBEDDED, CONTENT_TIMEOUT_SECONDS: 'soon' }],
  ['NEXT_PUBLIC_LIVE_SAMPLING', { ...EMBEDDED, NEXT_PUBLIC_LIVE_SAMPLING: '2' }],
  ['NEXT_PUBLIC_YOUTUBE', { ...EMBEDDED, NEXT_PUBLIC_YOUTUBE: 'yes' }],
  ['NEXT_PUBLIC_SITE_URL', { ...EMBEDDED, NEXT_PUBLIC_SITE_URL: 'feeling.example' }],
])('a wrong %s is an error of one line that names it', (variable, env) => {
  expect(() => readSettings(env)).toThrow(SettingsError);
  expect(() => readSettings(env)).toThrow(new RegExp(`^${variable}: [^\\n]+$`));
});

test.each(['/feeling', '/feeling/', '/?da=mail', '?', '/#home', '#'])(
  'a site that is not at the root of its host (%s) is refused: no file of a page would be found there',
  (rest) => {
    const env = { ...EMBEDDED, NEXT_PUBLIC_SITE_URL: `https://www.feeling.example${rest}` };
    expect(() => readSettings(env)).toThrow(
      /^NEXT_PUBLIC_SITE_URL: "https:[^"]+" is not the root of a host; [^\n]+$/,
    );
  },
);

test.each(['FIREBASE_DATABASE_URL', 'NEXT_PUBLIC_FIREBASE_DATABASE_URL'])(
  'a path in %s is refused: neither build nor browser can connect to it',
  (variable) => {
    const address = 'https://console.firebase.example/project/feeling/database';
    const env = { FIREBASE_DATABASE_URL: 'https://a.firebaseio.com/', [variable]: address };
    expect(() => readSettings(env)).toThrow(
      new RegExp(`^${variable}: "${address}" is not the root of a database; [^\\n]+$`),
    );
  },
);

test.each([
  ['https://www.città.example', 'https://www.xn--citt-3na.example'],
  ['https://WWW.Feeling.example:443/', 'https://www.feeling.example'],
])('the public address %s is written as a browser writes it: %s', (address, written) => {
  expect(readSettings({ ...EMBEDDED, NEXT_PUBLIC_SITE_URL: address }).siteUrl).toBe(written);
});

test('the public address of the site has no slash at its end', () => {
  const env = { ...EMBEDDED, NEXT_PUBLIC_SITE_URL: 'https://www.altro.example:8443/' };
  expect(readSettings(env).siteUrl).toBe('https://www.altro.example:8443');
});

test.each([
  'https://cms.example/edit?field={path}',
  'https://console.example/project/x/database/x/data/~2Fdrafts~2Ffeeling~2F{path}',
  'http://127.0.0.1:9000/?ns=feeling#edit=/drafts/feeling/{path}',
])('the address of a field in the editor may be %s', (url) => {
  expect(readSettings({ ...EMBEDDED, NEXT_PUBLIC_EDITOR_URL: url }).editorUrl).toBe(url);
});

test.each([
  'https://cms.example/edit',
  'https://{path}.example/',
  'https://cms.example:{path}/',
  'javascript:alert({path})',
  'data:text/html,{path}',
  '/edit/{path}',
])('the address of a field in the editor may not be %s', (url) => {
  expect(() => readSettings({ ...EMBEDDED, NEXT_PUBLIC_EDITOR_URL: url })).toThrow(
    /^NEXT_PUBLIC_EDITOR_URL: "[^"]+" (?:is not an http\(s\) address|has no \{path\} after its host); [^\n]+$/,
  );
});

test('one origin may frame the preview', () => {
  const env = { ...EMBEDDED, NEXT_PUBLIC_EDITOR_ORIGIN: 'https://cms.example' };
  expect(readSettings(env).editorOrigin).toBe('https://cms.example');
  expect(readSettings(EMBEDDED).editorOrigin).toBeUndefined();
});

test.each([
  'https://cms.example/',
  'https://cms.example/edit',
  'https://*.example',
  'https://a.example https://b.example',
  "https://a.example; script-src 'unsafe-inline'",
  'https://user@cms.example',
  'javascript:alert(1)',
  'null',
  '*',
])('what may frame the preview may not be %s', (origin) => {
  expect(() => readSettings({ ...EMBEDDED, NEXT_PUBLIC_EDITOR_ORIGIN: origin })).toThrow(
    /^NEXT_PUBLIC_EDITOR_ORIGIN: "[^"]+" is not (?:an http\(s\) address|one origin); [^\n]+$/,
  );
});

test('the preview is compiled with the editor, and with nothing where none is set', () => {
  const url = 'https://cms.example/{path}';
  expect(previewVariables(readSettings({ ...EMBEDDED, NEXT_PUBLIC_EDITOR_URL: url }))).toEqual({
    NEXT_PUBLIC_EDITOR_URL: url,
    NEXT_PUBLIC_EDITOR_ORIGIN: '',
  });
});
