import { parseArgs } from 'node:util';
import { print, runCommand } from '@/lib/pipeline/command/command';
import { examine } from '@/lib/pipeline/doctor';

/** `npm run doctor`: says what a site of one's own still lacks, and what to do (docs/make-it-yours.md). */
runCommand(async () => {
  const { values } = parseArgs({ options: { workflows: { type: 'boolean' } } });
  let count = 0;
  for await (const { name, problems } of examine(process.cwd(), process.env, values.workflows === true)) {
    print(problems.length === 0 ? [`ok       ${name}`] : problems.map((problem) => `missing  ${problem}`));
    count += problems.length;
  }
  if (count > 0) throw new Error(`npm run doctor: ${count} to do`);
});
