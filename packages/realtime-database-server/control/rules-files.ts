import { readFile } from 'node:fs/promises';
import { unwatchFile, watchFile } from 'node:fs';
import type { RulesSource } from '../api';
import { readRules, type Rules } from '../auth/guard';
import { messageOf } from '../tree/errors';

/** Watching the folder of the file would miss some editors and file systems. */
const INTERVAL = 250;

/** Every text of rules has a brace, so a text without one is the path of a file. */
export function rulesFileOf(source: RulesSource): string | null {
  return typeof source === 'string' && source.trim() !== '' && !source.includes('{') ? source : null;
}

/**
 * Reads rules from a text, a value or a file.
 * @throws {RulesError} when they are not valid.
 * @throws {Error} with one line that names the file.
 */
export async function loadRules(source: RulesSource): Promise<Rules> {
  const file = rulesFileOf(source);
  if (file === null) return readRules(source);
  try {
    if (file.endsWith('.bolt'))
      throw new Error('is in the Bolt language; give the JSON that firebase-bolt makes of it');
    return readRules(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * Reads a file of rules whenever it changes.
 * @param take Receives the new rules.
 * @param log Receives a line: which rules are in force, or what is wrong with them.
 * @returns A function that ends it.
 */
export function watchRules(
  file: string,
  take: (rules: Rules) => void,
  log: (line: string) => void,
): () => void {
  const read = (): void =>
    void loadRules(file).then(
      (rules) => {
        take(rules);
        log(`rules: ${file} has changed and is in force`);
      },
      (error: unknown) => log(`rules: ${messageOf(error)}; the former rules stay in force`),
    );
  watchFile(file, { interval: INTERVAL, persistent: false }, read);
  return () => unwatchFile(file, read);
}
