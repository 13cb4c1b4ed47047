import type { Database } from 'firebase-admin/database';
import { momentText } from 'still-live/content/timeline/zoned-time';
import { print, runCommand } from 'still-live/build/command/command';
import { agrees } from 'still-live/build/command/confirm';
import { executePlan } from 'still-live/build/publish/execute-plan';
import { makePlan, type Plan, planId, type Request } from 'still-live/build/publish/plan';
import { askedLines, errorLines, planLines } from 'still-live/build/publish/plan-lines';
import { publishDue } from 'still-live/build/publish/publish-due';
import { type PublishOptions, readPublishOptions } from 'still-live/build/publish/publish-options';
import { cancelScheduled } from 'still-live/build/publish/schedule';
import { collisionLines, listLines, movedLines } from 'still-live/build/publish/schedule-lines';
import { withDatabase } from 'still-live/build/database';
import { OperatorError } from 'still-live/settings/operator-error';
import { readSettings } from 'still-live/settings/settings';

type Using = <T>(task: (database: Database) => Promise<T>) => Promise<T>;

function errorsOf(plan: Plan): readonly string[] {
  return plan.undoes ? [] : errorLines(plan, `drafts/${plan.project}`);
}

// With `--plan`, only when it is still the plan that was approved.
async function isAgreed(
  { yes, allowErrors, isDry, planId: approved, author }: PublishOptions,
  plan: Plan,
  question: string,
): Promise<boolean> {
  const id = planId(plan, author);
  if (approved !== undefined && approved !== id) {
    throw new OperatorError(
      `--plan ${approved}`,
      'is not what would be done now: something changed since it was shown; nothing was published',
      'look at the new differences',
    );
  }
  if (isDry) {
    print([`plan ${id}`]);
    return false;
  }
  if (yes && !allowErrors && errorsOf(plan).length > 0) {
    throw new OperatorError(
      '--yes',
      'the result has content errors; nothing was published',
      'correct them, or add --allow-errors',
    );
  }
  return yes || agrees('npm run publish', question);
}

// When the whole draft is published, only their number.
function resultErrors(plan: Plan, isDry: boolean): readonly string[] {
  const errors = errorsOf(plan);
  if (errors.length === 0) return [];
  const isShort = plan.request.at === undefined && !plan.only && !isDry;
  if (isShort) return [`${errors.length} content errors in it: npm run status -- --draft`];
  return [`${errors.length} content errors in the result:`, ...errors];
}

function wordsOf(request: Request, project: string) {
  if (request.kind === 'undo')
    return {
      question: 'Restore what was published before?',
      refused: 'nothing was published',
      done: () => 'restored; --undo again goes one publication further back',
    };
  const same = `projects/${project} is the same as drafts/${project}`;
  if (request.at === undefined)
    return {
      empty: `nothing to publish: ${same}`,
      question: `Publish to projects/${project}?`,
      refused: 'nothing was published',
      done: () => 'published; --undo takes it back',
    };
  const moment = momentText(request.at);
  const until = request.until === undefined ? '' : ` until ${momentText(request.until)}`;
  return {
    empty: `nothing to schedule: at ${moment} ${same}`,
    question: `Publish at ${moment}${until}?`,
    refused: 'nothing was scheduled',
    done: (id: string) => `scheduled for ${moment}${until} as ${id}; --cancel ${id} takes it back`,
  };
}

async function publish(
  options: PublishOptions,
  request: Request,
  project: string,
  using: Using,
): Promise<void> {
  const plan = await using((database) => makePlan(database, project, request));
  const words = wordsOf(request, project);
  if (plan.isEmpty && words.empty !== undefined) {
    print([words.empty]);
    return;
  }
  const { author, isDry } = options;
  const collisions = request.at === undefined ? collisionLines(plan.parts, plan.scheduled) : [];
  const [asked, notes] = [askedLines(plan, author), [...collisions, ...resultErrors(plan, isDry)]];
  // A person at a terminal reads the end; where a plan is shown to be approved, a long one is cut (.ci/publish-button).
  print(isDry ? [...asked, ...notes, ...planLines(plan)] : [...planLines(plan), ...asked, ...notes]);
  if (await isAgreed(options, plan, words.question))
    print([words.done(await using((database) => executePlan(database, plan, author)))]);
  else if (!isDry) print([words.refused]);
}

// `npm run publish`: publishes the draft or parts of it, now or at a time (docs/operating.md).
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
    print([`cancelled: ${gone.join(', ')}`]);
    return;
  }
  print(options.remarks);
  // Due publications belong into the history before something newer does. To show a plan, nothing is written.
  const due = async () => movedLines(await using((database) => publishDue(database, project)));
  if (task.kind === 'due') {
    const moved = await due();
    print(moved.length > 0 ? moved : ['nothing is due']);
    return;
  }
  if (!options.isDry) print(await due());
  await publish(options, task, project, using);
});
