import { parseArgs } from 'node:util';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { terminalLine } from '@/lib/pipeline/command/terminal-line';
import { examine } from '@/lib/pipeline/doctor';

/** `npm run doctor`: says what a site of one's own still lacks, and what to do (docs/make-it-yours.md). */
runCommand(async () => {
  const { values } = parseArgs({ options: { workflows: { type: 'boolean' } } });
  let count = 0;
  for await (const { name, problems } of examine(process.cwd(), process.env, values.workflows === true)) {
    if (problems.length === 0) console.log(`ok       ${name}`);
    for (const problem of problems) console.log(terminalLine(`missing  ${problem}`));
    count += problems.length;
  }
  if (count > 0) throw new Error(`npm run doctor: ${count} to do`);
});
