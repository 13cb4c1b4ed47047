import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { OperatorError, reasonOf } from 'still-live/settings/operator-error';

const FILE = '.env';

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const remedy = 'let the account that runs this read it, or name another file with SETTINGS_FILE';
    throw new OperatorError(file, `cannot be read (${reasonOf(error)})`, remedy, { cause: error });
  }
}

/**
 * Adds the settings of `.env` in the current folder, or of the file that `SETTINGS_FILE` names, to the environment.
 * What the terminal has set stays. An empty `SETTINGS_FILE` reads none, as in the tests.
 * @throws {OperatorError} when the named file is not there, or one cannot be read.
 */
export function loadSettingsFile(): void {
  const named = process.env['SETTINGS_FILE'];
  const file = named ?? FILE;
  if (existsSync(file)) {
    for (const [name, value] of Object.entries(parseEnv(textOf(file)))) process.env[name] ??= value;
  } else if (named !== undefined && named !== '')
    throw new OperatorError(
      'SETTINGS_FILE',
      `no file at ${named}`,
      `write the path of a settings file, or leave the variable out to use ${FILE}`,
    );
}
