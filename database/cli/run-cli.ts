import type { RunningDatabase } from '../api';
import { version } from '../package.json';
import { startDatabase } from '../server';
import { DataError } from '../tree/data-error';
import { readCommandLine, type CommandLine } from './flags';
import { HELP } from './help';
import { messageOf } from './message-of';
import { exportFolderOf, optionsOf } from './options';
import { runCommand } from './run-command';
import { onEndingSignal } from './signals';

async function open(line: CommandLine): Promise<RunningDatabase> {
  const options = await optionsOf(line);
  try {
    return await startDatabase(options);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    throw new Error(`--data ${line.flags.data ?? ''}: ${error.message}`, { cause: error });
  }
}

/** Closes the connections first, so that the writes that run on disconnect are exported too. */
async function end(database: RunningDatabase, folder: string | null): Promise<void> {
  try {
    await database.stop();
  } finally {
    if (folder !== null) await database.export(folder);
  }
}

async function serve(line: CommandLine): Promise<number> {
  const folder = exportFolderOf(line);
  const database = await open(line);
  const asked = new Promise<void>((resolve) => onEndingSignal(() => resolve()));
  console.log(database.url);
  await asked;
  await end(database, folder);
  return 0;
}

async function exec(line: CommandLine): Promise<number> {
  const folder = exportFolderOf(line);
  const database = await open(line);
  try {
    return await runCommand(line.run, database.env);
  } finally {
    await end(database, folder);
  }
}

function print(text: string): number {
  console.log(text);
  return 0;
}

/**
 * Runs a command line. Every error is printed as one line.
 * @param args The arguments after the program's name.
 * @returns The exit code.
 */
export async function runCli(args: readonly string[]): Promise<number> {
  try {
    const line = readCommandLine(args);
    if (line.command === 'help') return print(HELP.trimEnd());
    if (line.command === 'version') return print(version);
    return await (line.command === 'exec' ? exec(line) : serve(line));
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}
