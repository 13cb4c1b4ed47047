import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { measurePackage } from '@/lib/tools/bench/packed-database';
import { memoryOf, serveDatabase } from '@/lib/tools/bench/served-database';
import { median } from '@/lib/tools/bench/statistics';
import { WireClient } from '@/lib/tools/bench/wire-client';

const rows: string[] = [];

function report(what: string, result: string): void {
  rows.push(`| ${what} | ${result} |`);
  console.log(`${what}: ${result}`);
}

const OK = '"s":"ok"';

async function timed(action: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await action();
  return performance.now() - from;
}

/**
 * Measures many writes in a row, in several rounds after one to warm up. Returns the median time of one
 * write, in microseconds.
 */
async function timePerWrite(client: WireClient, body: (index: number) => string): Promise<string> {
  const writes = 1000;
  const times: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const time = await timed(() => {
      const done = client.until(OK, writes);
      for (let index = 0; index < writes; index += 1) client.send('p', body(round * writes + index));
      return done;
    });
    if (round > 0) times.push(time);
  }
  return `${((median(times) / writes) * 1000).toFixed(0)} µs`;
}

/** Returns the median time until all listeners have received a write, in milliseconds. */
async function fanOut(listeners: number): Promise<number> {
  const server = await serveDatabase();
  const idle = await memoryOf(server.child);
  const clients = await Promise.all(Array.from({ length: listeners }, () => WireClient.connect(server.url)));
  for (const client of clients) client.send('q', '{"p":"/news","h":""}');
  await Promise.all(clients.map((client) => client.until(OK)));
  const writer = await WireClient.connect(server.url);
  const times: number[] = [];
  for (let round = 0; round < 21; round += 1) {
    const all = clients.map((client) => client.until('"a":"d"'));
    times.push(
      await timed(() => {
        writer.send('p', `{"p":"/news","d":{"round":${round},"text":"${'x'.repeat(200)}"}}`);
        return Promise.all(all);
      }),
    );
  }
  const memory = (await memoryOf(server.child)) - idle;
  const time = median(times);
  const each = ((time / listeners) * 1000).toFixed(1);
  report(
    `one write to ${listeners} connected listeners`,
    `${time.toFixed(1)} ms, ${each} µs for each, ${memory} MB for them`,
  );
  for (const client of [...clients, writer]) client.close();
  await server.stop();
  return time;
}

/** Twice as many listeners should take twice the time. */
async function fanOuts(): Promise<void> {
  await fanOut(250);
  await fanOut(500);
  const [thousand, twoThousand] = [await fanOut(1000), await fanOut(2000)];
  report('one write to 2000 listeners, compared with 1000', `${(twoThousand / thousand).toFixed(2)} ×`);
}

async function packageCost(): Promise<void> {
  const { coldStarts, bytes } = await measurePackage(11);
  report('from the start of the process to the first answered read', `${median(coldStarts).toFixed(0)} ms`);
  report('installed size, with ws', `${(bytes / 1e6).toFixed(2)} MB`);
}

async function smallWrites(count: number, persist: boolean): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-database-'));
  const server = await serveDatabase(...(persist ? ['--persist', join(folder, 'state')] : []));
  const client = await WireClient.connect(server.url);
  const time = await timed(() => {
    const done = client.until(OK, count);
    for (let index = 0; index < count; index += 1)
      client.send('p', `{"p":"/list/${index}","d":{"n":${index}}}`);
    return done;
  });
  const rate = Math.round((count / time) * 1000).toLocaleString('en');
  const kept = persist ? 'each on disk before it is acknowledged' : 'in memory';
  report(`${count} small writes, ${kept}`, `${(time / 1000).toFixed(2)} s (${rate} per second)`);
  client.close();
  await server.stop();
  await rm(folder, { recursive: true });
}

/** Makes a value of about the given size in MB, as records of 1 kB. */
function valueOf(megabytes: number): string {
  const record = `{"title":"${'t'.repeat(80)}","text":"${'x'.repeat(900)}"}`;
  const records = Array.from({ length: megabytes * 1000 }, (_, index) => `"k${index}":${record}`);
  return `{${records.join(',')}}`;
}

async function largeValue(megabytes: number): Promise<void> {
  const server = await serveDatabase();
  const put = await fetch(`${server.url}/big.json?ns=bench&print=silent`, {
    method: 'PUT',
    body: valueOf(megabytes),
  });
  if (put.status !== 204) throw new Error(`PUT of ${megabytes} MB: ${put.status}`);
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const client = await WireClient.connect(server.url);
    times.push(
      await timed(() => {
        client.send('q', '{"p":"/big","h":""}');
        return client.until(OK);
      }),
    );
    client.close();
  }
  report(`first listen on ${megabytes} MB`, `${median(times).toFixed(0)} ms`);
  const client = await WireClient.connect(server.url);
  const time = await timePerWrite(client, (index) => `{"p":"/big/k${index % 900}/title","d":"${index}"}`);
  report(`a small write into ${megabytes} MB`, time);
  client.close();
  await server.stop();
}

async function limitedQuery(children: number): Promise<void> {
  const server = await serveDatabase();
  const list = Array.from({ length: children }, (_, index) => `"k${index}":{"n":${index}}`).join(',');
  await fetch(`${server.url}/list.json?ns=bench&print=silent`, { method: 'PUT', body: `{${list}}` });
  const client = await WireClient.connect(server.url);
  client.send('q', '{"p":"/list","q":{"i":"n","l":10,"vf":"r"},"t":1,"h":""}');
  await client.until(OK);
  const time = await timePerWrite(
    client,
    (index) => `{"p":"/list/k${index % children}","d":{"n":${children + index}}}`,
  );
  report(`a write that changes the last 10 of ${children} children, ordered by a child`, time);
  client.close();
  await server.stop();
}

/**
 * `npm run bench:database`: measures the embedded database in a separate process and prints a table in
 * Markdown.
 */
runCommand(async () => {
  // Refuses options: there are none.
  parseArgs();
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  console.log(machine);
  await packageCost();
  await fanOuts();
  for (const count of [25_000, 50_000, 100_000]) await smallWrites(count, false);
  await smallWrites(50_000, true);
  for (const megabytes of [1, 5, 10, 20]) await largeValue(megabytes);
  for (const children of [1_000, 10_000, 100_000]) await limitedQuery(children);
  console.log(`\n${machine}\n\n| what | result |\n| --- | --- |\n${rows.join('\n')}`);
});
