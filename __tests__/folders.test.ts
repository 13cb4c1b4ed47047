import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { FOLDERS, pathsIn } from '../folders.config.mjs';

const folders = Object.values(FOLDERS).flat();
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.includes('/') && !/(^|\/)__tests__\/|\.d\.ts$/.test(file));

test('of every file of the product it is said where it runs, and nothing is said of what is gone', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => !new RegExp(pathsIn(...folders)).test(file))).toEqual([]);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});
