import { runCli } from 'realtime-database-server/run-cli';
import { runCommand } from 'still-live/build/command/command';
import { readProject } from 'still-live/settings/settings';

// `npm run database -- [--port P] [--data FILE.json] …`: the embedded database alone, for this project
// (docs/reference.md).
runCommand(async () => {
  const ours = ['--namespace', readProject(process.env), '--no-config'];
  process.exitCode = await runCli([...ours, ...process.argv.slice(2)]);
});
