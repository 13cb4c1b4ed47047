import { onValue, ref, runTransaction, type Database } from 'firebase/database';
import { hashSteps } from '../tree/hash';
import { Leaf } from '../tree/node';
import { atOnce } from '../tree/steps';
import { useDatabase } from './clients';
import { WireClient } from './wire-client';

const oneMore = 'newData.isNumber() && newData.val() === data.val() + 1';
const fixture = useDatabase({
  data: { first: 5, second: 5, shown: 5, sealed: 5 },
  rules: {
    rules: {
      first: { '.read': true, '.write': oneMore },
      second: { '.read': true, '.write': oneMore },
      shown: { '.read': true },
    },
  },
});

const addOne = (client: Database, path: string) =>
  runTransaction(ref(client, path), (value: number | null) => (value ?? 0) + 1);

test('a transaction that rules compare with the data succeeds, though its first guess is that there is none', async () => {
  const { committed, snapshot } = await addOne(fixture.client(), 'first');
  expect([committed, snapshot.val()]).toEqual([true, 6]);
});

test('six clients that count at once, by one each as the rules demand, count right', async () => {
  const clients = Array.from({ length: 6 }, () => fixture.client());
  await Promise.all(
    clients.map((client) => new Promise((resolve) => onValue(ref(client, 'second'), resolve))),
  );
  await Promise.all(clients.map((client) => addOne(client, 'second')));
  expect(await fixture.server().get('second')).toBe(11);
});

test('a transaction where the rules let nobody write is denied', async () => {
  await expect(addOne(fixture.client(), 'shown')).rejects.toThrow('permission_denied');
});

test('a client that may not read does not learn from a refusal whether it knows the data', async () => {
  const client = await WireClient.connect(fixture.server().url);
  for (const value of [4, 5]) {
    const answer = await client.call('p', { p: '/sealed', d: 6, h: atOnce(hashSteps(new Leaf(value))) });
    expect(answer.s).toBe('permission_denied');
  }
  client.socket.close();
});
