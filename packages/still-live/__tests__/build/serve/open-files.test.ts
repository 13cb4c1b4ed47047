import { readdirSync, readlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { connect } from 'node:net';
import { startStaticServer, type StaticServer } from 'still-live/build/serve/static-server';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';

/* A server that leaves files open stops at a thousand of them. Linux lists those of a process. */

const dir = temporaryFolder();
let server: StaticServer;

beforeEach(async () => {
  await writeFiles(dir(), {
    'index.html': '<p>'.repeat(200_000),
    'index.html.br': 'x'.repeat(200_000),
    '404.html': 'missing',
  });
  server = await startStaticServer({ dir: dir(), port: 0, firebaseConfig: { hosting: {} } });
});
afterEach(() => server.close());

function openFiles(): readonly string[] {
  const links = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return '';
    }
  });
  return links.filter((file) => file.startsWith(dir()));
}

async function expectAllClosed(): Promise<void> {
  const end = Date.now() + 20_000;
  while (openFiles().length > 0 && Date.now() < end) await new Promise(setImmediate);
  expect(openFiles()).toEqual([]);
}

const onLinux = process.platform === 'linux' ? test : test.skip;

async function breakOff(turns: number, headers: string): Promise<void> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
  // Not `resetAndDestroy`: where a write is not through, it leaves the connection open.
  socket.destroy();
}

onLinux('no answer leaves a file open', async () => {
  const held = await open(dir('index.html'));
  expect(openFiles()).toHaveLength(1);
  await held.close();
  for (const path of ['/', '/missing']) {
    for (const headers of [{}, { 'accept-encoding': 'br' }, { range: 'bytes=5-' }, { 'if-none-match': '*' }])
      await (await fetch(server.url + path, { headers })).arrayBuffer().catch(() => undefined);
    await fetch(server.url + path, { method: 'HEAD' });
  }
  await expectAllClosed();
});

onLinux('a client that breaks off, at whatever moment, leaves no file open', async () => {
  for (const headers of ['', 'Accept-Encoding: br\r\n', 'Range: bytes=5-\r\n'])
    for (let turns = 0; turns < 60; turns += 1) await breakOff(turns, headers);
  await expectAllClosed();
});
