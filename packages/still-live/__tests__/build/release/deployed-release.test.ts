import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deployedRelease } from 'still-live/build/release/release-list';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';

const release = { id: '000001-x', builtAt: '2026-11-21T10:00:00.000Z', snapshotHash: 'abc' };
const folder = temporaryFolder();
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/release.json') response.end(JSON.stringify(release));
    else if (request.url === '/other/release.json') response.end('<html>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a site and a folder tell what they were built from', async () => {
  const told = { builtAt: release.builtAt, snapshotHash: 'abc' };
  expect(await deployedRelease(`${address}/`)).toEqual(told);
  await writeFiles(folder(), { 'release.json': JSON.stringify(release) });
  expect(await deployedRelease(folder())).toEqual(told);
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
    () => folder('none'),
    /cannot be read \(.*\); npm run build makes a release/,
  ],
])('%s is one line that says what to do', async (_name, site, message) => {
  await expect(deployedRelease(site())).rejects.toThrow(message);
});
