import { writeFile } from 'node:fs/promises';
import type { DatabaseOptions, RunningDatabase } from '../api';
import { rulesFileOf } from '../control/rules-files';
import { coverageText } from '../rules/coverage-text';
import { version } from '../package.json';
import { startDatabase } from '../server';
import { DataError, messageOf } from '../tree/errors';
import { HELP, readCommandLine, type CommandLine } from './flags';
import { exportRunning } from './export-running';
import { addressOf, environmentOf, exportFolderOf, optionsOf, withFlag } from './options';
import { onEndingSignal, runCommand } from './run-command';

async function open(line: CommandLine): Promise<RunningDatabase> {
  const options = await optionsOf(line);
  try {
    const database = await startDatabase(options);
    if (line.command === 'start') printRules(options);
    return database;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    throw new Error(`--data ${line.flags.data ?? ''}: ${error.message}`, { cause: error });
  }
}

/** Connections close first, so that the writes that run on disconnect are exported too. */
async function stopAndExport(database: RunningDatabase, folder: string | null): Promise<void> {
  try {
    await database.stop();
  } finally {
    if (folder !== null) await database.export(folder);
  }
}

async function reportCoverage(database: RunningDatabase, file: string | undefined): Promise<void> {
  if (file === undefined) return;
  const coverage = database.coverage();
  if (file !== '') await writeFile(file, `${JSON.stringify(coverage, null, 2)}\n`);
  else if (coverage.length === 0) console.error('rule coverage: there were no rules');
  for (const rules of file === '' ? coverage : []) console.error(coverageText(rules));
}

async function withDatabase(
  line: CommandLine,
  work: (database: RunningDatabase) => Promise<number>,
): Promise<number> {
  const folder = await exportFolderOf(line);
  const { coverage = '' } = line.flags;
  // Fails before the work if the file cannot be written.
  if (coverage !== '') await withFlag('--coverage', coverage, (file) => writeFile(file, '[]\n'));
  const database = await open(line);
  try {
    return await work(database);
  } finally {
    await stopAndExport(database, folder);
    await reportCoverage(database, line.flags.coverage);
  }
}

/** On the error output, because the output is the address alone. */
function printRules({ rules, rulesOf = {} }: DatabaseOptions): void {
  for (const [name, file] of Object.entries(rulesOf))
    console.error(`rules of ${name}: ${rulesFileOf(file) ?? 'given'}`);
  if (rules !== undefined) console.error(`rules: ${rulesFileOf(rules) ?? 'given'}`);
  else
    console.error(
      `no rules${Object.keys(rulesOf).length > 0 ? ' for other databases' : ''}: open to everybody`,
    );
}

async function serve({ url }: RunningDatabase): Promise<number> {
  const asked = new Promise<void>((resolve) => onEndingSignal(() => resolve()));
  console.log(url);
  await asked;
  return 0;
}

async function exportFrom(line: CommandLine): Promise<number> {
  const [folder = ''] = line.run;
  await exportRunning(await addressOf(line), folder);
  return print(`exported to ${folder}`);
}

function print(text: string): number {
  console.log(text);
  return 0;
}

/**
 * Lets the server run on when the program that reads its output has ended (`| head -1`). Without this, Node
 * ends it, with a stack, at the next line.
 */
function standUnreadOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    });
  }
}

/**
 * Runs a command line. Every error is printed as one line.
 * @param args The arguments after the program's name.
 * @returns The exit code.
 */
export async function runCli(args: readonly string[]): Promise<number> {
  standUnreadOutput();
  try {
    const line = readCommandLine(args);
    if (line.command === 'help') return print(HELP);
    if (line.command === 'version') return print(version);
    if (line.command === 'export') return await exportFrom(line);
    return await withDatabase(
      line,
      line.command === 'start'
        ? serve
        : async (database) => runCommand(line.run, await environmentOf(line, database)),
    );
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}
