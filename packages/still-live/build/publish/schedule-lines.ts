import type { Database } from 'firebase-admin/database';
import { overlap } from 'still-live/content/parts';
import type { Missed, Outcome } from 'still-live/content/timeline/content-at';
import type { Scheduled } from 'still-live/content/timeline/scheduled';
import { momentText } from 'still-live/content/timeline/zoned-time';
import { type MissedPublication, readMissed } from './history';
import { readContentAt } from './schedule';

const REASONS: Readonly<Record<Missed['reason'], string>> = {
  changed: 'somebody else has changed it since it was scheduled',
  unfit: 'it is not content of this kind',
};

function pathsOf({ units }: Scheduled): string {
  return units.map(({ path }) => path).join(', ');
}

function scheduledLines(entry: Scheduled, lost: readonly Missed[]): string[] {
  const what = entry.ends === undefined ? 'publishes' : 'brings back';
  const note = entry.note === '' ? '' : `  “${entry.note}”`;
  return [
    `${momentText(entry.at)}  ${entry.id}  ${entry.by} ${what} ${pathsOf(entry)}${note}`,
    ...lost.map(({ unit, reason }) => `  ! ${unit.path} would not go live: ${REASONS[reason]}`),
  ];
}

function missedLines({ id, at, by, parts }: MissedPublication): string[] {
  return parts.map(({ path = '', reason, changedBy, changedAt }) => {
    const why =
      changedBy !== undefined && changedAt !== undefined
        ? `${changedBy} changed it at ${momentText(changedAt)}`
        : REASONS[reason === 'unfit' ? reason : 'changed'];
    const when = at === 0 ? 'unknown time' : momentText(at);
    return `${when}  ${id}  of ${by} did not go live: ${path}, because ${why}`;
  });
}

export async function listLines(database: Database, project: string): Promise<readonly string[]> {
  const { outcomes, unreadable } = await readContentAt(database, project, Number.POSITIVE_INFINITY);
  const missed = await readMissed(database, project);
  const waiting = outcomes.flatMap((outcome) => scheduledLines(outcome.scheduled, outcome.missed));
  const broken = unreadable.map(
    (id) =>
      `${id}: cannot be read and will not go live; schedule it again, then npm run publish -- --cancel ${id}`,
  );
  const lost = missed.flatMap(missedLines);
  const kept =
    lost.length === 0
      ? []
      : [
          `what did not go live is kept at history/${project}/missed; npm run publish -- --cancel ID removes it`,
        ];
  const lines = [...waiting, ...broken, ...lost, ...kept];
  return lines.length === 0 ? ['nothing is scheduled'] : lines;
}

export function movedLines(moved: readonly Outcome[]): readonly string[] {
  return moved.flatMap(({ scheduled: { id, at, by }, live, missed }) => [
    ...(live.length > 0
      ? [`scheduled by ${by} for ${momentText(at)}: published ${live.join(', ')} (${id})`]
      : []),
    ...missed.map(
      ({ unit, reason }) =>
        `scheduled by ${by} for ${momentText(at)}: ${unit.path} was not published, because ${REASONS[reason]}; npm run publish -- --list`,
    ),
  ]);
}

export function collisionLines(parts: readonly string[], scheduled: readonly Scheduled[]): readonly string[] {
  return scheduled.flatMap((entry) =>
    entry.units
      .filter(({ path }) => parts.some((part) => overlap(part, path)))
      .map(
        ({ path }) =>
          `${path} is scheduled by ${entry.by} for ${momentText(entry.at)} (${entry.id}): after this publication, that one will not change it`,
      ),
  );
}
