import { createInterface } from 'node:readline/promises';
import type { Database } from 'firebase-admin/database';
import { momentText } from '@/lib/content/timeline/zoned-time';
import { print, runCommand } from '@/lib/pipeline/command/command';
import { carryOut } from '@/lib/pipeline/publish/carry-out';
import { makePlan, type Plan, planId, type Request } from '@/lib/pipeline/publish/plan';
import { errorLines, planLines } from '@/lib/pipeline/publish/plan-lines';
import { publishDue } from '@/lib/pipeline/publish/publish-due';
import { type PublishOptions, readPublishOptions } from '@/lib/pipeline/publish/publish-options';
import { cancelScheduled } from '@/lib/pipeline/publish/schedule';
import { collisionLines, listLines, movedLines } from '@/lib/pipeline/publish/schedule-lines';
import { withDatabase } from '@/lib/pipeline/database';
import { OperatorError } from '@/lib/settings/operator-error';
import { readSettings } from '@/lib/settings/settings';

type Using = <T>(task: (database: Database) => Promise<T>) => Promise<T>;

/** Asks a question on the terminal. Returns whether the answer was yes; Ctrl-D is no. */
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const isClosed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  try {
    const answer = await Promise.race([terminal.question(`${question} [y/N] `), isClosed]);
    return /^(y|yes|s|sì|si)$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}

/** Returns whether to carry out the plan. With `--plan`, only when it is still the plan that was approved. */
async function isAgreed(
  { yes, isDry, planId: approved }: PublishOptions,
  plan: Plan,
  question: string,
): Promise<boolean> {
  const id = planId(plan);
  if (approved !== undefined && approved !== id) {
    throw new OperatorError(
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
function showErrors(plan: Plan, isDry: boolean): void {
  const errors = errorLines(plan, `drafts/${plan.project}`);
  if (errors.length === 0) return;
  const isShort = plan.request.at === undefined && !plan.only && !isDry;
  if (isShort) console.log(`${errors.length} content errors in it: npm run status -- --draft`);
  else print([`${errors.length} content errors in the result:`, ...errors]);
}

/** Returns what to say of a plan: when it changes nothing, before it is carried out, and when it was not, or was. */
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
    console.log(words.empty);
    return;
  }
  const { parts, undoes } = plan;
  const { at } = request;
  print(planLines(plan));
  if (undoes)
    console.log(
      `takes back what ${undoes.author} published at ${momentText(undoes.at)}: ${parts.join(', ')}`,
    );
  else if (plan.only || at !== undefined) console.log(`in ${parts.join(', ')}`);
  if (at === undefined) print(collisionLines(parts, plan.scheduled));
  if (request.kind !== 'undo') showErrors(plan, options.isDry);
  if (await isAgreed(options, plan, words.question))
    console.log(words.done(await using((database) => carryOut(database, plan, options.author))));
  else if (!options.isDry) console.log(words.refused);
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
  await publish(options, task, project, using);
});
