import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { createNodeSanitiser } from '@/lib/pipeline/snapshot/node-sanitiser';
import { plainText } from '@/lib/html/plain-text';
import { safeMediaAddress } from '@/lib/media/media-address';
import { resolveLink } from '@/lib/route/link';
import { readSettings } from '@/lib/settings/settings';
import { withDatabase } from '@/lib/pipeline/snapshot/read-database';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { listIssues } from '@/lib/pipeline/check/list-issues';
import { confirm } from '@/lib/pipeline/publish/confirm';
import { describeDifferences } from '@/lib/pipeline/publish/describe';
import { carryOut, planPublication, planUndo, type Plan } from '@/lib/pipeline/publish/publication';

interface Options {
  readonly yes: boolean;
  readonly undo: boolean;
  readonly author: string;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under an id that has no name.
    return 'unknown';
  }
}

function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { yes: { type: 'boolean' }, undo: { type: 'boolean' }, author: { type: 'string' } },
  });
  const { yes = false, undo = false, author = userName() } = values;
  return { yes, undo, author };
}

/** Says what would be published, and how many things in it an editor should look at first. */
function show({ from, to, differences, undoes }: Plan, project: string): void {
  const sanitiser = createNodeSanitiser({ link: resolveLink, media: safeMediaAddress });
  const lines = describeDifferences(differences, (html) => plainText(sanitiser.flow(html)), { from, to });
  lines.forEach((line) => console.log(line));
  const hidden = differences.length === 0 ? ' (only parts that no page shows, such as templates)' : '';
  console.log(`\n${differences.length} differences${hidden}`);
  if (undoes !== undefined) return;
  const issues = listIssues(to, `drafts/${project}`, sanitiser).filter(
    ({ severity }) => severity === 'error',
  );
  if (issues.length > 0)
    console.log(`${issues.length} content errors in it: npm run content:check -- --draft`);
}

runCommand(async () => {
  const { yes, undo, author } = readOptions(process.argv.slice(2));
  const settings = readSettings(process.env);
  const { project } = settings;
  const plan = await withDatabase(settings, `projects/${project}`, (database) =>
    undo ? planUndo(database, project) : planPublication(database, project),
  );
  if (plan.isEmpty && !undo) {
    console.log(`nothing to publish: projects/${project} is the same as drafts/${project}`);
    return;
  }
  show(plan, project);
  if (!yes && !process.stdin.isTTY) {
    throw new Error(
      'npm run publish: there is no terminal to ask on; add -- --yes to publish without being asked',
    );
  }
  const question = undo ? 'Restore what was published before?' : `Publish to projects/${project}?`;
  if (!yes && !(await confirm(question))) {
    console.log('nothing was published');
    return;
  }
  await withDatabase(settings, `projects/${project}`, (database) => carryOut(database, plan, author));
  console.log(
    undo ? 'restored; --undo again goes one publication further back' : 'published; --undo takes it back',
  );
});
