import { once } from 'node:events';
import { errorCode, errorLine } from 'still-live/settings/operator-error';
import { loadSettingsFile } from './settings-file';

// What is not seen as it is written: everything but letters, marks, digits, punctuation, symbols and spaces; of these
// what has no ink; more marks on one letter than any language writes; and the two signs that stand for the others.
const UNSEEN =
  /\r?\n|[^\p{L}\p{M}\p{N}\p{P}\p{S} \u00a0\u202f]|\p{Default_Ignorable_Code_Point}|[\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}⏎⟨]|(?<=\p{M}{4})\p{M}/gu;

/**
 * Returns a text on one line, in which a person sees everything and a program obeys nothing: content may hold what a
 * terminal takes as a command, a workflow's log as a new line, or a reader as nothing at all. Such characters are
 * written by their numbers.
 */
export function terminalLine(text: string): string {
  return text.replace(UNSEEN, (unseen) => {
    if (unseen.endsWith('\n')) return '⏎';
    const code = (unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `⟨U+${code}⟩`;
  });
}

/** The only way in which commands print: the linter refuses `console` elsewhere. */
export function print(lines: readonly string[]): void {
  for (const line of lines) console.log(terminalLine(line));
}

export function printError(line: string): void {
  console.error(terminalLine(line));
}

// The program behind the pipe has ended, or the terminal was closed.
const UNREAD: readonly (string | undefined)[] = ['EPIPE', 'EIO'];

// Without this, Node ends a command with a stack, perhaps in the middle of a publication. That nobody reads the output
// is no error; a full disk is.
function standOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: Error) => {
      if (UNREAD.includes(errorCode(error))) return;
      printError(`error: the output cannot be written (${errorLine(error)}); free some space`);
      process.exitCode = 1;
    });
  }
}

const NOT_ALLOWED = 'run the command as the account to which this folder belongs';
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'free some space and run the command again',
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: 'let the command write there',
};

// Node says what is wrong with an option or a disk, but not what to do.
function lineOf(error: unknown): string {
  const line = errorLine(error);
  const remedy = REMEDIES[errorCode(error) ?? ''];
  if (remedy !== undefined) return `${process.cwd()}: ${line}; ${remedy}`;
  if (errorCode(error)?.startsWith('ERR_PARSE_ARGS') !== true) return line;
  const [, option] = /^Option '(?:-\w, )?(--[\w-]+)(?:[^\w'-][^']*)?' argument is ambiguous/.exec(line) ?? [];
  if (option !== undefined)
    return `${option}: has no value; write one that begins with a dash as ${option}=-VALUE`;
  const [what] = line.split('. ');
  return `${what ?? line}; docs/reference.md says which options there are`;
}

async function withSettingsFile(main: () => Promise<void>): Promise<void> {
  loadSettingsFile();
  await main();
}

/** An error prints one line and sets exit code 1; with the variable `DEBUG`, its stack too. */
export function runCommand(main: () => Promise<void>): void {
  standOutputErrors();
  withSettingsFile(main).catch((error: unknown) => {
    printError(`error: ${lineOf(error)}`);
    if (process.env['DEBUG'] !== undefined && error instanceof Error)
      error.stack?.split('\n').forEach(printError);
    process.exitCode = 1;
  });
}

export function refuseExtraArguments(most: number, given: readonly string[]): void {
  const extra = given[most];
  if (extra === undefined) return;
  throw new Error(
    `Unexpected argument '${extra}'; put several words between quotes, or see docs/reference.md for the arguments`,
  );
}

export function portOption(flag: string, text: string | undefined, otherwise: number): number {
  const port = text === undefined ? otherwise : Number(text);
  // An empty text, such as that of an unset variable, would count as 0, which is any free port.
  if ((text !== undefined && !/^\d+$/.test(text)) || port > 65535) {
    throw new Error(`${flag} ${text ?? ''}: must be a whole number from 0 to 65535`);
  }
  return port;
}

/**
 * @param flag The command and its option.
 * @throws {Error} that says how to choose another port, when this one is in use.
 */
export async function onPort<T>(flag: string, port: number, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (!/EADDRINUSE|in use/.test(errorLine(error))) throw error;
    const other = port < 65_535 ? port + 1 : port - 1;
    throw new Error(`port ${port} is in use; choose another one with: ${flag} ${other}`, { cause: error });
  }
}

/** A terminal and npm both pass Ctrl-C on, so a second one must not interrupt the shutdown. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort(new Error('stopped before it had ended'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  return stopping.signal;
}

type Closers = readonly (() => Promise<void>)[];

/**
 * Closes everything in reverse order, also after one that fails: what stays open would keep the command running.
 * @throws The first error.
 */
export async function closeAll(closers: Closers): Promise<void> {
  const errors: unknown[] = [];
  for (const close of [...closers].reverse()) await close().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

export async function untilStopped(closers: Closers, signal = stopSignal()): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
  await closeAll(closers);
}
