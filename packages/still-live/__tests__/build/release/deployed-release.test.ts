import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployedRelease } from 'still-live/build/release/release-list';

const release = { id: '000001-x', builtAt: '2026-11-21T10:00:00.000Z', snapshotHash: 'abc' };
let folder: string;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drift-'));
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  server = createServer((request, response) => {
    if (request.url === '/release.json') response.end(JSON.stringify(release));
    else if (request.url === '/other/release.json') response.end('<html>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

test('a site and a folder tell what they were built from', async () => {
  const told = { builtAt: release.builtAt, snapshotHash: 'abc' };
  expect(await deployedRelease(`${address}/`)).toEqual(told);
  expect(await deployedRelease(folder)).toEqual(told);
});

test.each([
  [
    'a site without a release',
    () => `${address}/none`,
    /none\/release\.json: answers 404; check the address, and that a release is deployed there/,
  ],
  ['a site of another kind', () => `${address}/other`, /is not a release file/],
  ['a site that is down', () => 'http://127.0.0.1:1', /cannot be reached \(bad port\); check the address/],
  [
    'an address without https://',
    () => 'www.feeling.example',
    /: cannot be read \(.*\); .* begins with https:\/\//,
  ],
  [
    'a folder without a release',
    () => join(folder, 'none'),
    /cannot be read \(.*\); npm run build makes a release/,
  ],
])('%s is one line that says what to do', async (_name, site, message) => {
  await expect(deployedRelease(site())).rejects.toThrow(message);
});
