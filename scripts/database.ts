import { runCli } from '@/packages/realtime-database-server/cli/run-cli';
import { readProject } from '@/lib/settings/settings';

/** `npm run database -- [--port P] [--data FILE.json] …`: the embedded database alone, for this project (docs/commands.md). */
const ours = ['--namespace', readProject(process.env), '--no-config'];
void runCli([...ours, ...process.argv.slice(2)]).then((code) => {
  process.exitCode = code;
});
