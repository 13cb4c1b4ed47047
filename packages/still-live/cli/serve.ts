import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { portOption, print, runCommand, untilStopped } from 'still-live/build/command/command';
import { LOCAL_NAMES } from 'still-live/build/command/local-options';
import { startStaticServer } from 'still-live/build/serve/static-server';
import { OperatorError } from 'still-live/settings/operator-error';

// The link that every build makes. Before the first build the server says so to each visitor.
const OUT = 'out';
const THIS_MACHINE = '127.0.0.1';

// A folder that does not exist is a typing error.
async function requireFolder(dir: string): Promise<void> {
  const found = await stat(dir).catch(() => undefined);
  if (found?.isDirectory() === true || (dir === OUT && found === undefined)) return;
  throw new OperatorError(`--dir ${dir}`, 'is not a folder', `npm run build makes ${OUT}`);
}

// `npm run serve`: the export with the headers of `firebase.json`.
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string', default: THIS_MACHINE },
      dir: { type: 'string', default: OUT },
    },
  });
  const port = portOption('--port', values.port, 3000);
  await requireFolder(values.dir);
  const names = values.host === THIS_MACHINE ? { onlyNames: LOCAL_NAMES } : {};
  const server = await startStaticServer({ dir: values.dir, port, host: values.host, ...names });
  print([`${values.dir} is served on ${server.url} (Ctrl-C ends)`]);
  await untilStopped([server.close]);
});
