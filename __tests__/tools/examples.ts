import 'still-live/bound/whole';
import { parseArgs } from 'node:util';
import { portOption, print, runCommand, untilStopped } from 'still-live/build/command/command';
import { startExamples } from './start-examples';

/** `npm run examples -- [--port P]`: a page with every component in all its states. Reload it after a change. */
runCommand(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = portOption('--port', values.port, 3002);
  const examples = await startExamples({ root: process.cwd(), port, watch: true });
  print([`examples: ${examples.url}`]);
  await untilStopped([examples.close]);
});
