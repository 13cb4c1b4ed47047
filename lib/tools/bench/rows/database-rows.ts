import { median, sum } from '../statistics';
import type { Visit } from '../visit';
import type { WholeVisit } from '../whole-visit';
import { wireShares } from '../wire-shares';
import { row, type Row } from './row';

/** Says what a visit received from the database, in words. */
function sharesOf(frames: readonly string[]): string {
  const { content, envelopes, answers, control } = wireShares(frames);
  return `of one visit: values ${content} B, the envelopes of values ${envelopes}, answers to requests ${answers}, the connection ${control}`;
}

/**
 * Makes the rows of what the database sends.
 * @param visits Visits of Home.
 * @param needed Bytes of JSON of the records that Home needs.
 * @param whole A visit of every route.
 */
export function databaseRows(visits: readonly Visit[], needed: number, whole: WholeVisit): Row[] {
  const received = median(visits.map(({ frames }) => sum(frames.map(({ length }) => length))));
  const sockets = Math.max(whole.sockets, ...visits.map((visit) => visit.sockets));
  const ratio = received / needed;
  const all = whole.received / whole.needed;
  const value = `${ratio.toFixed(2)} × (${received} / ${needed} B)`;
  return [
    row(
      'database bytes of a visit of Home',
      value,
      '≤ 1.05 × needed',
      ratio <= 1.05,
      sharesOf(visits[0]?.frames ?? []),
    ),
    row(
      'database bytes of a visit of every route',
      `${all.toFixed(2)} × (${whole.received} / ${whole.needed} B)`,
      '≤ 1.05 × needed',
      all <= 1.05,
    ),
    row('sockets', String(sockets), '1', sockets === 1),
  ];
}
