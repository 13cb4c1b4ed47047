import {
  connectionTo,
  openDatabase,
  type DatabaseConnection,
} from 'still-live/browser/live/database-connection';
import { eventually, useDatabase } from '@/packages/realtime-database-server/__tests__/clients';

const fixture = useDatabase();
const open: DatabaseConnection[] = [];

afterEach(() => {
  for (const connection of open.splice(0)) {
    connection.pause();
    connection.close();
  }
});

function connect(): DatabaseConnection {
  const options = { databaseUrl: `${fixture.server().url}?ns=feeling`, basePath: 'projects/p' };
  const connection = connectionTo(openDatabase(options.databaseUrl), options.basePath);
  open.push(connection);
  return connection;
}

async function write(path: string, json: string): Promise<void> {
  const answer = await fetch(fixture.rest(path), { method: 'PUT', body: json });
  expect(answer.status).toBe(200);
}

test('a page that opens while a key named hasOwnProperty is there sees the rest of the content, and every change', async () => {
  await write('/projects/p/home.json', '{"title":"Ciao","intro":{"hasOwnProperty":"x","text":"a"}}');
  const seen: unknown[] = [];
  const connection = connect();
  connection.watch('home', (raw) => seen.push(raw), jest.fn());
  await eventually(() => seen.length === 1);
  expect(await connection.readOnce('home/intro')).toEqual({ text: 'a' });
  await write('/projects/p/home/title.json', '"Salve"');
  await eventually(() => seen.length === 2);
  expect(seen).toEqual([
    { title: 'Ciao', intro: { text: 'a' } },
    { title: 'Salve', intro: { text: 'a' } },
  ]);
});

test('a page keeps its content when such a key arrives, and goes on when it is gone', async () => {
  await write('/projects/p/home.json', '{"title":"Ciao"}');
  const seen: unknown[] = [];
  connect().watch('home', (raw) => seen.push(raw), jest.fn());
  await eventually(() => seen.length === 1);
  await write('/projects/p/home/hasOwnProperty.json', '{"a":1}');
  await write('/projects/p/home.json', '{"title":"Ciao","hasOwnProperty":1,"more":2}');
  await write('/projects/p/home.json', '{"title":"Salve"}');
  await eventually(() => JSON.stringify(seen.at(-1)) === '{"title":"Salve"}');
  for (const raw of seen) expect(raw).toHaveProperty('title');
});
