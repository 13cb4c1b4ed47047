import { mkdtemp, readdir, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStaticServer, type StaticServer } from '@/lib/pipeline/serve/static-server';

/* An open file that nobody closes is lost until the process ends, and ends the process since Node 25. */

let dir: string;
let server: StaticServer;

beforeEach(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'open-files-')));
  await writeFile(join(dir, 'index.html'), '<p>'.repeat(200_000));
  await writeFile(join(dir, 'index.html.br'), 'x'.repeat(200_000));
  server = await startStaticServer({ dir, port: 0, firebaseConfig: { hosting: {} } });
});

afterEach(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

/** Returns the files of the folder that this process has open. */
async function openFiles(): Promise<string[]> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
  return (await Promise.all(links)).filter((path) => path.startsWith(dir));
}

/** Sends a request, and breaks the connection off after some turns of the event loop. */
async function breakOff(turns: number, headers: string): Promise<void> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
  socket.resetAndDestroy();
}

async function expectNoneOpen(): Promise<void> {
  const end = Date.now() + 20_000;
  while ((await openFiles()).length > 0 && Date.now() < end) await new Promise(setImmediate);
  expect(await openFiles()).toEqual([]);
}

// Other systems do not tell which files a process has open.
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('no answer leaves a file open', async () => {
  for (const path of ['/', '/missing']) {
    for (const headers of [{}, { 'accept-encoding': 'br' }, { range: 'bytes=5-' }, { 'if-none-match': '*' }])
      await (await fetch(server.url + path, { headers })).arrayBuffer().catch(() => undefined);
    await fetch(server.url + path, { method: 'HEAD' });
  }
  await expectNoneOpen();
});

onLinux('a client that breaks off, at whatever moment, leaves no file open', async () => {
  for (const headers of ['', 'Accept-Encoding: br\r\n', 'Range: bytes=5-\r\n'])
    for (let turns = 0; turns < 60; turns += 1) await breakOff(turns, headers);
  await expectNoneOpen();
});
