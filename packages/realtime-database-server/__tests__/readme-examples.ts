import { readFileSync } from 'node:fs';
import { join } from 'node:path';

function readme(): string {
  return readFileSync(join(__dirname, '..', 'README.md'), 'utf8');
}

/** The programs in the README of the database, by the file name in their first line. */
export function readmeExamples(): ReadonlyMap<string, string> {
  return new Map(
    [...readme().matchAll(/```js\n\/\/ (\S+)\n([^]*?)```/g)].map(([, name = '', code = '']) => [name, code]),
  );
}

/** The commands in the README that run those programs, as printed. */
export function readmeCommands(): readonly string[] {
  return [...readme().matchAll(/^npx realtime-database-server exec .*"npx (?:jest|vitest).*"$/gm)].map(
    ([command]) => command,
  );
}
