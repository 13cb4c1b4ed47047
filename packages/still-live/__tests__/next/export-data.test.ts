import { mkdir, rename, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { writtenExportData } from 'still-live/next/export-data';
import { temporaryFolder } from '@/__tests__/temporary-folder';

const cwd = process.cwd();
const dir = temporaryFolder();

beforeEach(async () => {
  await mkdir(dir('.snapshot'));
  process.chdir(dir());
});
afterEach(async () => {
  delete process.env['SITE_BUILD_PROCESS'];
  process.chdir(cwd);
});

test('a page waits for the data while the build that writes them runs', async () => {
  process.env['SITE_BUILD_PROCESS'] = String(process.pid);
  const waiting = writtenExportData();
  // As the build writes it: complete as soon as it is there.
  await writeFile(dir('.snapshot', 'site.json.part'), '{"release":"r1"}');
  await rename(dir('.snapshot', 'site.json.part'), dir('.snapshot', 'site.json'));
  expect(await waiting).toEqual({ release: 'r1' });
});

test('a page waits for no build that has ended, and names the file that is missing', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  process.env['SITE_BUILD_PROCESS'] = String(pid);
  await expect(writtenExportData()).rejects.toThrow('.snapshot/site.json');
});

test('without a build, a missing file is an error at once', async () => {
  await expect(writtenExportData()).rejects.toThrow('.snapshot/site.json');
});

test('`next dev` reads a file of its own, so that a build beside it takes nothing away', async () => {
  const environment = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'development' });
  try {
    jest.resetModules();
    const inDevelopment = await import('still-live/next/export-data');
    await writeFile(dir('.snapshot', 'dev.json'), '{"release":"dev"}');
    await writeFile(dir('.snapshot', 'site.json'), '{"release":"build"}');
    expect(inDevelopment.readExportData()).toEqual({ release: 'dev' });
  } finally {
    Object.assign(process.env, { NODE_ENV: environment });
  }
});
