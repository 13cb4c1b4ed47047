import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { isPartPath } from 'still-live/content/parts';
import { entryRecord, visibilityPath } from 'still-live/content/schema/records';
import { entryScreens } from 'still-live/route/route';
import { declared } from 'still-live/declaration';
import { fixedPaths } from 'still-live/content/schema/find-field';
import { LAST_DAY, ZONE } from 'still-live/content/timeline/day-in-zone';
import { parseMoment } from 'still-live/content/timeline/zoned-time';
import { OperatorError } from 'still-live/settings/operator-error';
import type { Request } from './plan';

const EXAMPLE = 'write it as 2026-12-01T09:00, or with a zone as 2026-12-01T09:00+01:00';
const END = Date.parse(`${LAST_DAY}T24:00Z`);

type Task =
  | Request
  | { readonly kind: 'list' }
  | { readonly kind: 'due' }
  | { readonly kind: 'cancel'; readonly id: string };

export interface PublishOptions {
  readonly task: Task;
  readonly yes: boolean;
  /** Whether errors in the result are agreed to as well. Whoever approved a plan has seen them. */
  readonly allowErrors: boolean;
  readonly planId?: string;
  readonly isDry: boolean;
  readonly author: string;
  readonly remarks: readonly string[];
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a user id without a name.
    return 'unknown';
  }
}

// An empty name, such as that of an unset variable, is none.
function authorOf({ author = '' }: Values): string {
  const name = author.trim();
  return name === '' ? userName() : name;
}

function readArgs(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  return parseArgs({
    args,
    options: {
      yes: flag,
      'allow-errors': flag,
      'dry-run': flag,
      undo: flag,
      list: flag,
      due: flag,
      cancel: text,
      plan: text,
      only: text,
      at: text,
      until: text,
      note: text,
      author: text,
    },
  }).values;
}

type Values = ReturnType<typeof readArgs>;

function given(values: Values, names: readonly (keyof Values)[]): string[] {
  return names.filter((name) => values[name] !== undefined && values[name] !== false);
}

// No option may be ignored.
function requireOneTask(values: Values): void {
  const [task, other] = given(values, ['undo', 'list', 'due', 'cancel']);
  const [detail] = given(values, ['only', 'at', 'until', 'note']);
  const second = other ?? detail;
  if (task !== undefined && second !== undefined)
    throw new OperatorError(`--${task}`, `does not go with --${second}`, 'leave one of them out');
  if (values.at === undefined && values.until !== undefined)
    throw new OperatorError('--until', 'goes with --at only', 'add --at TIME');
}

/**
 * Parses `--only`. Leaves out paths below another one.
 * @throws {OperatorError} that names the text that is not a part, and the possible parts.
 */
function parseParts(text: string): readonly string[] {
  const paths = text
    .split(',')
    .map((path) => path.trim().replace(/^\/+|(?<!\/)\/+$/g, ''))
    .filter((path) => path !== '');
  const wrong = paths.find((path) => !isPartPath(path));
  if (wrong !== undefined || paths.length === 0) {
    throw new OperatorError(
      `--only ${wrong ?? text}`,
      'is not a part of the content',
      `name some of ${fixedPaths().join(', ')}, an entry (${entryScreens()
        .map((screen) => entryRecord(screen, '3'))
        .join(', ')}) or a page’s visibility (${visibilityPath(declared('contact'))})`,
    );
  }
  const unique = [...new Set(paths)];
  return unique.filter((path) => !unique.some((other) => path.startsWith(`${other}/`)));
}

const NO_MOMENT = {
  unreadable: ['is not a time', EXAMPLE],
  skipped: [`does not exist in ${ZONE}: the clock is put forward over it`, 'give another time, or its zone'],
  twice: [
    `comes twice in ${ZONE}: the clock is put back`,
    'say which one by its zone: +02:00 is the first, +01:00 the second',
  ],
} as const;

// Without a zone it is a time in Rome. Refuses times that occur never or twice there.
function momentOption(flag: string, text: string) {
  const where = `${flag} ${text}`;
  const moment = parseMoment(text);
  if (moment.kind !== 'moment') {
    const [what, remedy] = NO_MOMENT[moment.kind];
    throw new OperatorError(where, what, remedy);
  }
  if (moment.at >= END) throw new OperatorError(where, `is after ${LAST_DAY}`, EXAMPLE);
  return moment;
}

function taskOf(values: Values): Task {
  if (values.undo) return { kind: 'undo' };
  if (values.list) return { kind: 'list' };
  if (values.due) return { kind: 'due' };
  if (values.cancel !== undefined) return { kind: 'cancel', id: values.cancel };
  const { note = '' } = values;
  const only = values.only === undefined ? {} : { only: parseParts(values.only) };
  const at = values.at === undefined ? {} : { at: momentOption('--at', values.at).at };
  const until = values.until === undefined ? {} : { until: momentOption('--until', values.until).at };
  return { kind: 'publish', note, ...only, ...at, ...until };
}

function remarksOf({ at, until }: Values): string[] {
  const times = [at, until].filter((text) => text !== undefined);
  const bare = times.filter((text) => !momentOption('', text).hasZone);
  return bare.map((text) => `${text} has no zone: taken as a time in ${ZONE}`);
}

/** @throws {OperatorError} when options do not go together, or a time or a part is not valid. */
export function readPublishOptions(args: string[]): PublishOptions {
  const values = readArgs(args);
  requireOneTask(values);
  return {
    task: taskOf(values),
    yes: values.yes,
    allowErrors: values['allow-errors'] || values.plan !== undefined,
    isDry: values['dry-run'],
    ...(values.plan !== undefined && { planId: values.plan }),
    author: authorOf(values),
    remarks: remarksOf(values),
  };
}
