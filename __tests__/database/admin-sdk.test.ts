import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getDatabase, ServerValue } from 'firebase-admin/database';
import { eventually, useDatabase } from './clients';

const fixture = useDatabase({ data: { pagine: { home: 'Home' } } });
let app: App;

beforeAll(() => {
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = new URL(fixture.server().url).host;
  app = initializeApp({ databaseURL: 'https://feeling.firebaseio.com', projectId: 'feeling' });
});

afterAll(async () => {
  await deleteApp(app);
  delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
});

test('the admin SDK reads, writes, listens and runs transactions', async () => {
  const db = getDatabase(app);
  expect((await db.ref('pagine/home').get()).val()).toBe('Home');
  const seen: unknown[] = [];
  db.ref('admin').on('value', (snapshot) => seen.push(snapshot.val()));
  await eventually(() => seen.length === 1);
  await db.ref('admin').set({ n: 1 });
  await db.ref('admin').update({ n: ServerValue.increment(4), 'deep/er': 'x' });
  await db.ref('admin/n').transaction((value: unknown) => (typeof value === 'number' ? value * 2 : value));
  await db.ref('admin/deep').remove();
  await eventually(() => JSON.stringify(seen.at(-1)) === '{"n":10}');
  expect((await db.ref().orderByKey().endAt('b').get()).val()).toEqual({ admin: { n: 10 } });
  db.ref('admin').off();
});
