import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { FOLDERS, pathsIn } from '../folders.config.mjs';

const folders = Object.values(FOLDERS).flat();
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.includes('/') && !/(^|\/)__tests__\/|\.d\.ts$/.test(file));
const isExample = (file: string): boolean => file.startsWith('examples/');

test('of every file of the product it is said where it runs, and nothing is said of what is gone', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => !isExample(file) && !new RegExp(pathsIn(...folders)).test(file))).toEqual(
    [],
  );
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});

test('an example imports its own files and what packages export, and nothing of the demo or of the inside of the engine', () => {
  const known = /^(\.{1,2}|@|still-live|next|react)\/?[\w./-]*$/;
  const imports = sources.filter(isExample).flatMap((file) => {
    const depth = file.split('/').length - 3;
    const names = readFileSync(file, 'utf8').matchAll(/(?:from|import\(?) '([^']+)'/g);
    return Array.from(names, ([, name = '']) => name).filter(
      (name) => !known.test(name) || name.split('../').length > depth + 1 || /^still-live\/.+\//.test(name),
    );
  });
  expect(imports).toEqual([]);
});
