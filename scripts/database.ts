import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { RulesError } from '../database/rules/rules-error';
import { DataError } from '../database/tree/data-error';
import { startDatabase, type DatabaseOptions } from '../database/server';

const USAGE =
  'usage: npm run database -- --port P [--data FILE.json] [--rules FILE] [--persist FILE] [--host H] [--namespace NAME] [--no-viewer]';

function portOf(text: string): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`--port ${text}: must be a number from 0 to 65535`);
  }
  return port;
}

async function dataOf(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`--data ${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

async function rulesOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Error(`--rules ${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

async function optionsOf(args: string[]): Promise<DatabaseOptions> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      port: text,
      data: text,
      rules: text,
      persist: text,
      host: text,
      namespace: text,
      'no-viewer': { type: 'boolean' },
    },
  });
  return {
    port: portOf(values.port ?? '9000'),
    viewer: values['no-viewer'] !== true,
    log: (line) => console.error(line),
    ...(values.rules === undefined ? {} : { rules: await rulesOf(values.rules) }),
    ...(values.data === undefined ? {} : { data: await dataOf(values.data) }),
    ...(values.persist === undefined ? {} : { persist: values.persist }),
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(values.namespace === undefined ? {} : { defaultNamespace: values.namespace }),
  };
}

async function main(): Promise<void> {
  const database = await startDatabase(await optionsOf(process.argv.slice(2))).catch((error: unknown) => {
    if (error instanceof RulesError) throw new Error(`--rules: ${error.message}`, { cause: error });
    throw error instanceof DataError ? new Error(`--data: ${error.message}`, { cause: error }) : error;
  });
  console.log(database.url);
  const stop = (): void => {
    database.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(String(error));
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof TypeError && 'code' in error) console.error(USAGE);
  process.exitCode = 1;
});
