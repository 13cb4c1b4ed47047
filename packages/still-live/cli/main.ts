import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bindWhole, SITE_MODULES, type SiteExports } from 'still-live/bound/bind-whole';
import { print, printError } from 'still-live/build/command/command';
import { own } from 'still-live/content/raw-tree';

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

const COMMAND_LIST = Object.keys(COMMANDS).join(', ');

/** Gives the site of this folder to the engine. Returns what is wrong with it, in one line. */
async function bindSiteHere(): Promise<string | undefined> {
  const all: Record<string, unknown> = {};
  for (const [name, file] of Object.entries(SITE_MODULES)) {
    const module: unknown = await import(pathToFileURL(resolve(file)).href);
    all[name] = name === 'brand' ? module : own(module, name);
    if (all[name] === undefined) return `${file}: exports no ${name}; a site made by still-live new has one`;
  }
  // The compiler of the site has checked what its modules export.
  bindWhole(all as unknown as SiteExports);
  return undefined;
}

function refusal(name: string, command: (typeof COMMANDS)[string] | undefined): string | undefined {
  if (command === undefined) return `still-live ${name}: there is no such command; there are ${COMMAND_LIST}`;
  const missing = Object.values(SITE_MODULES).find((file) => !existsSync(file));
  if (command[1] === undefined || missing === undefined) return undefined;
  return `${missing}: not found; run still-live ${name} in the folder of a site, or make one with still-live new NAME`;
}

const [name = '--help'] = process.argv.splice(2, 1);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
const refused = refusal(name, command) ?? (command?.[1] === 'site' ? await bindSiteHere() : undefined);
if (['--help', '-h', 'help'].includes(name))
  print([
    `still-live COMMAND, one of: ${COMMAND_LIST}. A site made by still-live new has most as npm scripts.`,
  ]);
else if (refused !== undefined) {
  printError(`error: ${refused}`);
  process.exitCode = 1;
} else await command?.[0]();
