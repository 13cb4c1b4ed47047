import files, { type FileHandle } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStaticServer, type StaticServer } from '@/lib/pipeline/serve/static-server';

/* A file that is left open ends the process when its handle is collected, since Node 25. */

let dir: string;
let server: StaticServer;
/** The handles that the server has opened. As long as they are here, Node does not collect and close them. */
let handles: FileHandle[];

beforeEach(async () => {
  dir = await files.mkdtemp(join(tmpdir(), 'open-files-'));
  await files.writeFile(join(dir, 'index.html'), '<p>'.repeat(200_000));
  await files.writeFile(join(dir, 'index.html.br'), 'x'.repeat(200_000));
  await files.writeFile(join(dir, '404.html'), 'missing');
  server = await startStaticServer({ dir, port: 0, firebaseConfig: { hosting: {} } });
  handles = [];
  const { open } = files;
  jest.spyOn(files, 'open').mockImplementation(async (...given) => {
    const handle = await open(...given);
    handles.push(handle);
    return handle;
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
  await files.rm(dir, { recursive: true });
});

/** Waits until all files are closed: the last requests may still be answered. */
async function expectAllClosed(): Promise<void> {
  const open = (): FileHandle[] => handles.filter(({ fd }) => fd !== -1);
  const end = Date.now() + 20_000;
  while (open().length > 0 && Date.now() < end) await new Promise(setImmediate);
  expect(handles.length).toBeGreaterThan(0);
  expect(open().length).toBe(0);
}

/** Sends a request, and breaks the connection off after some turns of the event loop. */
async function breakOff(turns: number, headers: string): Promise<void> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
  socket.resetAndDestroy();
}

test('no answer leaves a file open', async () => {
  for (const path of ['/', '/missing']) {
    for (const headers of [{}, { 'accept-encoding': 'br' }, { range: 'bytes=5-' }, { 'if-none-match': '*' }])
      await (await fetch(server.url + path, { headers })).arrayBuffer().catch(() => undefined);
    await fetch(server.url + path, { method: 'HEAD' });
  }
  await expectAllClosed();
});

test('a client that breaks off, at whatever moment, leaves no file open', async () => {
  for (const headers of ['', 'Accept-Encoding: br\r\n', 'Range: bytes=5-\r\n'])
    for (let turns = 0; turns < 60; turns += 1) await breakOff(turns, headers);
  await expectAllClosed();
});
