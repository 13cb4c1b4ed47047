import { demoSettings } from '@/lib/pipeline/command/demo-database';

const PROJECT = 'CONTENT_PROJECT';

afterEach(() => {
  for (const name of [PROJECT, 'FIREBASE_DATABASE_EMULATOR_HOST', 'NEXT_PUBLIC_EDITOR_URL'])
    Reflect.deleteProperty(process.env, name);
});

test.each([
  ['not set', undefined, 'feeling'],
  ['empty', '', 'feeling'],
  ['set', ' acme ', 'acme'],
])('build and browser of the demo read the same namespace with %s CONTENT_PROJECT', (_, value, project) => {
  if (value !== undefined) process.env[PROJECT] = value;
  const address = `http://127.0.0.1:9000?ns=${project}`;
  expect(demoSettings(9000)).toMatchObject({
    project,
    buildDatabaseUrl: address,
    browserDatabaseUrl: address,
  });
});

test('the editor of the demo is the viewer of its database, unless another one is set', () => {
  const viewer = 'http://127.0.0.1:9000/?ns=feeling#edit=/drafts/feeling/{path}';
  expect(demoSettings(9000, 'http://127.0.0.1:3001')).toMatchObject({
    editorUrl: viewer,
    editorOrigin: 'http://127.0.0.1:3001',
  });
  process.env['NEXT_PUBLIC_EDITOR_URL'] = 'https://cms.example/{path}';
  expect(demoSettings(9000).editorUrl).toBe('https://cms.example/{path}');
});
