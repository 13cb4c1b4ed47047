import { parseArgs } from 'node:util';
import { portOption } from '@/lib/pipeline/command/port-option';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { untilStopped } from '@/lib/pipeline/command/until-stopped';
import { startExamples } from '@/lib/tools/examples/start-examples';

/**
 * `npm run examples [-- --port P]`: serves a page with all components in all their states, for developers.
 * Reload it after a change.
 */
runCommand(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = portOption('--port', values.port, 3002);
  const examples = await startExamples({ root: process.cwd(), port, watch: true });
  console.log(`examples: ${examples.url}`);
  await untilStopped([examples.close]);
});
