import { mkdir, writeFile } from 'node:fs/promises';
import { readExportData } from 'still-live/next/export-data';
import { temporaryFolder } from '@/__tests__/temporary-folder';

const cwd = process.cwd();
const dir = temporaryFolder();

beforeEach(async () => {
  await mkdir(dir('.snapshot'));
  process.chdir(dir());
});
afterEach(async () => {
  process.chdir(cwd);
});

test('a missing file is an error that names it', () => {
  expect(readExportData).toThrow('.snapshot/site.json');
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
