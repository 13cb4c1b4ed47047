import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printError } from 'still-live/build/command/command';

/** The commands of a site, each with its file and whether it needs to know the site. Their options are in docs/reference.md. */
const COMMANDS: Readonly<Record<string, readonly [run: () => Promise<unknown>, needs?: 'site']>> = {
  start: [() => import('./start'), 'site'],
  dev: [() => import('./dev'), 'site'],
  build: [() => import('./build'), 'site'],
  serve: [() => import('./serve')],
  publish: [() => import('./publish'), 'site'],
  watch: [() => import('./watch'), 'site'],
  rollback: [() => import('./rollback'), 'site'],
  status: [() => import('./status'), 'site'],
  doctor: [() => import('./doctor'), 'site'],
  database: [() => import('./database'), 'site'],
  new: [() => import('./new')],
};

/** What gives the site of this folder to the engine. */
const SITE = join('lib', 'site', 'bind.ts');

const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command === undefined) {
  const names = Object.keys(COMMANDS).join(', ');
  printError(`error: still-live ${name}: there is no such command; there are ${names}`);
  process.exitCode = 1;
} else {
  const [run, needs] = command;
  if (needs === 'site') await import(pathToFileURL(join(process.cwd(), SITE)).href);
  await run();
}
