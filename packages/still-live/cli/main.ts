import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bindWhole } from 'still-live/bound/bind-whole';
import { printError } from 'still-live/build/command/command';

// Each command with its file and whether it needs to know the site. Their options are in docs/reference.md.
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

/** The modules of the site of this folder that the engine imports by name (packages/still-live/bound/whole.ts). */
const SITE = ['site', 'content', 'wording', 'rules', 'structure'].map((name) =>
  join('lib', 'site', `${name}.ts`),
);
const BRAND = join('brand', 'brand.ts');

const load = (file: string): Promise<object> => import(pathToFileURL(join(process.cwd(), file)).href);

function refusal(name: string, command: (typeof COMMANDS)[string] | undefined): string | undefined {
  if (command === undefined)
    return `still-live ${name}: there is no such command; there are ${Object.keys(COMMANDS).join(', ')}`;
  const missing = [...SITE, BRAND].find((file) => !existsSync(file));
  if (command[1] === undefined || missing === undefined) return undefined;
  return `${missing}: not found; run still-live ${name} in the folder of a site, or make one with still-live new NAME`;
}

const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
const refused = refusal(name, command);
if (refused !== undefined) {
  printError(`error: ${refused}`);
  process.exitCode = 1;
} else if (command !== undefined) {
  const [run, needs] = command;
  if (needs === 'site')
    bindWhole({ brand: await load(BRAND), ...Object.assign({}, ...(await Promise.all(SITE.map(load)))) });
  await run();
}
