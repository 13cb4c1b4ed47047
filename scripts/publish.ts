import type { Database } from 'firebase-admin/database';
import { momentText } from '@/lib/content/timeline/zoned-time';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { cancelScheduled } from '@/lib/pipeline/publish/cancel';
import { carryOut } from '@/lib/pipeline/publish/carry-out';
import { confirm } from '@/lib/pipeline/publish/confirm';
import { type Plan, planId, planPublication, planUndo } from '@/lib/pipeline/publish/plan';
import { errorLines, planLines } from '@/lib/pipeline/publish/plan-lines';
import { PublishError } from '@/lib/pipeline/publish/publish-error';
import { publishDue } from '@/lib/pipeline/publish/publish-due';
import { type PublishOptions, readPublishOptions, type Task } from '@/lib/pipeline/publish/publish-options';
import { readSchedule } from '@/lib/pipeline/publish/read-schedule';
import { carryOutSchedule, planSchedule, type SchedulePlan } from '@/lib/pipeline/publish/schedule';
import { collisionLines, listLines, movedLines } from '@/lib/pipeline/publish/schedule-lines';
import { withDatabase } from '@/lib/pipeline/snapshot/read-database';
import { readSettings } from '@/lib/settings/settings';

type Publishing = Exclude<Task, { kind: 'list' | 'cancel' }>;
type Using = <T>(task: (database: Database) => Promise<T>) => Promise<T>;

function print(lines: readonly string[]): void {
  lines.forEach((line) => console.log(line));
}

/** Returns whether to carry out the plan. With `--plan`, only when it is still the plan that was approved. */
async function isAgreed(
  { yes, isDry, planId: approved }: PublishOptions,
  plan: Plan | SchedulePlan,
  question: string,
): Promise<boolean> {
  const id = planId(plan);
  if (approved !== undefined && approved !== id) {
    throw new PublishError(
      `--plan ${approved}`,
      'is not what would be done now: something changed since it was shown; nothing was published',
      'look at the new differences',
    );
  }
  if (isDry) {
    console.log(`plan ${id}`);
    return false;
  }
  if (!yes && !process.stdin.isTTY) {
    throw new Error(
      'npm run publish: there is no terminal to ask on; add -- --yes to publish without being asked',
    );
  }
  return yes || confirm(question);
}

/** Prints the content errors of the result of a plan; when the whole draft is published, only how many. */
function showErrors(plan: Plan | SchedulePlan, project: string, isDry: boolean): void {
  const errors = errorLines(plan, `drafts/${project}`);
  if (errors.length === 0) return;
  const isShort = !('at' in plan) && !plan.only && !isDry;
  if (isShort) console.log(`${errors.length} content errors in it: npm run status -- --draft`);
  else print([`${errors.length} content errors in the result:`, ...errors]);
}

async function schedule(
  options: PublishOptions,
  task: Publishing & { kind: 'schedule' },
  project: string,
  using: Using,
) {
  const plan = await using((database) => planSchedule(database, project, task));
  if (plan.isEmpty) {
    console.log(
      `nothing to schedule: at ${momentText(task.at)} projects/${project} is the same as drafts/${project}`,
    );
    return;
  }
  print(planLines(plan));
  console.log(`in ${plan.parts.join(', ')}`);
  showErrors(plan, project, options.isDry);
  const until = task.until === undefined ? '' : ` until ${momentText(task.until)}`;
  if (!(await isAgreed(options, plan, `Publish at ${momentText(task.at)}${until}?`))) {
    if (!options.isDry) console.log('nothing was scheduled');
    return;
  }
  const id = await using((database) => carryOutSchedule(database, plan, options.author));
  console.log(`scheduled for ${momentText(task.at)}${until} as ${id}; --cancel ${id} takes it back`);
}

async function publish(options: PublishOptions, task: Publishing, project: string, using: Using) {
  const isUndo = task.kind === 'undo';
  const plan = await using((database) =>
    isUndo ? planUndo(database, project) : planPublication(database, project, task.only),
  );
  if (plan.isEmpty && !isUndo) {
    console.log(`nothing to publish: projects/${project} is the same as drafts/${project}`);
    return;
  }
  print(planLines(plan));
  if (plan.undoes)
    console.log(
      `takes back what ${plan.undoes.author} published at ${momentText(plan.undoes.at)}: ${plan.parts.join(', ')}`,
    );
  else if (plan.only) console.log(`in ${plan.parts.join(', ')}`);
  const { scheduled } = await using((database) => readSchedule(database, project));
  print(collisionLines(plan.parts, scheduled));
  if (!isUndo) showErrors(plan, project, options.isDry);
  const question = isUndo ? 'Restore what was published before?' : `Publish to projects/${project}?`;
  if (!(await isAgreed(options, plan, question))) {
    if (!options.isDry) console.log('nothing was published');
    return;
  }
  await using((database) => carryOut(database, plan, options.author, isUndo ? '' : task.note));
  console.log(
    isUndo ? 'restored; --undo again goes one publication further back' : 'published; --undo takes it back',
  );
}

/** `npm run publish`: publishes the draft or parts of it, now or at a time (docs/publishing.md). */
runCommand(async () => {
  const options = readPublishOptions(process.argv.slice(2));
  const settings = readSettings(process.env);
  const { project } = settings;
  const { task } = options;
  const using: Using = (work) => withDatabase(settings, `projects/${project}`, work);
  if (task.kind === 'list') {
    print(await using((database) => listLines(database, project)));
    return;
  }
  if (task.kind === 'cancel') {
    const gone = await using((database) => cancelScheduled(database, project, task.id));
    console.log(`cancelled: ${gone.join(', ')}`);
    return;
  }
  print(options.remarks);
  // Due publications belong into the history before something newer does. To show a plan, nothing is written.
  if (!options.isDry) print(movedLines(await using((database) => publishDue(database, project))));
  await (task.kind === 'schedule'
    ? schedule(options, task, project, using)
    : publish(options, task, project, using));
});
