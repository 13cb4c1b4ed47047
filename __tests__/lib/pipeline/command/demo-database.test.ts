import { demoSettings } from '@/lib/pipeline/command/demo-database';

const PROJECT = 'CONTENT_PROJECT';

afterEach(() => {
  for (const name of [PROJECT, 'FIREBASE_DATABASE_EMULATOR_HOST']) Reflect.deleteProperty(process.env, name);
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
