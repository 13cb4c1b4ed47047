import { parseArgs } from 'node:util';
import { portOption } from '@/lib/pipeline/command/port-option';
import { readJson } from '@/lib/pipeline/command/read-json';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { untilStopped } from '@/lib/pipeline/command/until-stopped';
import { startStaticServer } from '@/lib/pipeline/serve/static-server';

/**
 * `npm run serve -- [--port P] [--host H] [--dir out]`: serves the export with the headers of
 * `firebase.json`.
 */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      dir: { type: 'string', default: 'out' },
    },
  });
  const port = portOption('--port', values.port, 3000);
  const firebaseConfig = await readJson('firebase.json');
  const server = await startStaticServer({ dir: values.dir, port, host: values.host, firebaseConfig });
  console.log(`${values.dir} is served on ${server.url} (Ctrl-C ends)`);
  await untilStopped([server.close]);
});
