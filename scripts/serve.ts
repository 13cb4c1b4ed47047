import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startStaticServer } from '@/lib/pipeline/serve/static-server';

/**
 * `npm run serve -- [--port P] [--host H] [--dir out]`: serves the export with the headers of
 * `firebase.json`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      host: { type: 'string', default: '127.0.0.1' },
      dir: { type: 'string', default: 'out' },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new Error(`--port must be 0 to 65535, not "${values.port}"`);
  const firebaseConfig: unknown = JSON.parse(await readFile('firebase.json', 'utf8'));
  const server = await startStaticServer({ dir: values.dir, port, host: values.host, firebaseConfig });
  console.log(`${values.dir} is served on ${server.url} (Ctrl-C ends)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close());
  }
}

main().catch((error: unknown) => {
  console.error(`serve: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
