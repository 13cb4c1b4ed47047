import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { print, runCommand } from '@/lib/pipeline/command/command';
import { examine } from '@/lib/pipeline/doctor';

/** `npm run doctor`: says what a site of one's own still lacks, and what to do (docs/make-it-yours.md); `--new-key` prints a key for its preview. */
runCommand(async () => {
  const { values } = parseArgs({
    options: { workflows: { type: 'boolean' }, 'new-key': { type: 'boolean' } },
  });
  if (values['new-key'] === true) {
    print([randomBytes(16).toString('hex')]);
    return;
  }
  let count = 0;
  for await (const { name, problems } of examine(process.cwd(), process.env, values.workflows === true)) {
    print(problems.length === 0 ? [`ok       ${name}`] : problems.map((problem) => `missing  ${problem}`));
    count += problems.length;
  }
  if (count > 0) throw new Error(`npm run doctor: ${count} to do`);
});
