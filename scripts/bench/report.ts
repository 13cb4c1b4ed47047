import { bytesByKind, kindOf, KINDS } from './bytes';
import type { LiveReading } from './live-latency';
import type { RouteRuns } from './measure';
import { median, sum } from './statistics';
import type { Visit } from './visit';

/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly value: string;
  readonly target: string;
  readonly met: boolean | undefined;
}

/** Everything the table is made from. */
export interface Measured {
  readonly throttled: readonly RouteRuns[];
  readonly unthrottled: readonly RouteRuns[];
  readonly live: LiveReading;
  /** Bytes of JSON of the records that Home needs. */
  readonly needed: number;
}

const KIB = 1024;
const FRAME_MS = 17;

function row(what: string, value: string, target = '', met?: boolean): Row {
  return { what, value, target, met };
}

function medianOf(visits: readonly Visit[], pick: (visit: Visit) => number): number {
  return median(visits.map(pick));
}

function ratioRow(kind: 'FCP' | 'LCP', condition: string, { hash, site, plain }: RouteRuns): Row {
  const pick = (visit: Visit): number => (kind === 'FCP' ? visit.fcp : visit.lcp);
  const [ours, theirs] = [medianOf(site, pick), medianOf(plain, pick)];
  const ratio = ours / theirs;
  const value = `${ratio.toFixed(2)} × (${ours.toFixed(0)} / ${theirs.toFixed(0)} ms)`;
  return row(`${kind} ${condition} ${hash === '' ? 'Home' : hash}`, value, '≤ 1.05 × plain', ratio <= 1.05);
}

function paintRows(runs: readonly RouteRuns[], condition: string): Row[] {
  return runs.flatMap((route) => [ratioRow('FCP', condition, route), ratioRow('LCP', condition, route)]);
}

function scriptsBeforeLcp({ resources, lcp }: Visit): number {
  return sum(
    resources.filter(({ path, start }) => kindOf(path) === 'script' && start < lcp).map(({ bytes }) => bytes),
  );
}

function loadRows(visits: readonly Visit[]): Row[] {
  const shift = Math.max(...visits.map(({ cls }) => cls));
  const blocking = medianOf(visits, ({ tbt }) => tbt);
  const early = medianOf(visits, scriptsBeforeLcp);
  const scripts = medianOf(visits, ({ resources }) => bytesByKind(resources).script) / KIB;
  const before = medianOf(
    visits,
    ({ resources, lcp }) => resources.filter(({ start }) => start < lcp).length,
  );
  return [
    row('CLS over 8 s, worst run', shift.toFixed(4), '0', shift === 0),
    row('total blocking time', `${blocking.toFixed(0)} ms`, '≤ 150 ms', blocking <= 150),
    row('scripts requested before LCP', `${early} B`, '0 B', early === 0),
    row('scripts of an untouched visit', `${scripts.toFixed(1)} KiB`, '≤ 175 KiB', scripts <= 175),
    row('requests before LCP', String(before)),
    row('time to hydrated', `${medianOf(visits, ({ hydrated }) => hydrated).toFixed(0)} ms`),
    row('time to live', `${medianOf(visits, ({ live }) => live).toFixed(0)} ms`),
    ...KINDS.map((kind) => {
      const bytes = medianOf(visits, ({ resources }) => bytesByKind(resources)[kind]);
      return row(`bytes: ${kind}`, `${(bytes / KIB).toFixed(1)} KiB`);
    }),
  ];
}

function liveRows({ samples, cls }: LiveReading): Row[] {
  const text = median(samples.map((sample) => sample.text));
  const raw = median(samples.map((sample) => sample.raw));
  const elsewhere = median(samples.map((sample) => sample.rawElsewhere));
  const node = median(samples.map((sample) => sample.node));
  const target = `≤ raw + ${FRAME_MS} ms`;
  return [
    row(
      'write → text painted',
      `${text.toFixed(1)} ms (raw ${raw.toFixed(1)})`,
      target,
      text <= raw + FRAME_MS,
    ),
    row(
      'write → text in the document',
      `${node.toFixed(1)} ms (raw ${raw.toFixed(1)}, in another page ${elsewhere.toFixed(1)})`,
    ),
    row('CLS through an equal live update', cls.toFixed(4), '0', cls === 0),
  ];
}

function databaseRows(visits: readonly Visit[], needed: number): Row[] {
  const received = medianOf(visits, (visit) => visit.received);
  const sockets = Math.max(...visits.map((visit) => visit.sockets));
  const ratio = received / needed;
  const value = `${ratio.toFixed(2)} × (${received} / ${needed} B)`;
  return [
    row('database bytes of a visit', value, '≤ 1.05 × needed', ratio <= 1.05),
    row('sockets', String(sockets), '1', sockets === 1),
  ];
}

/** Makes the table out of everything measured; ratios and medians only. */
export function makeRows({ throttled, unthrottled, live, needed }: Measured): Row[] {
  const home = throttled.find(({ hash }) => hash === '')?.site ?? [];
  return [
    ...paintRows(throttled, 'throttled'),
    ...paintRows(unthrottled, 'unthrottled'),
    ...loadRows(home),
    ...liveRows(live),
    ...databaseRows(home, needed),
  ];
}

/** Writes the table as text with aligned columns. */
export function formatTable(rows: readonly Row[]): string {
  const verdict = ({ met }: Row): string => (met === undefined ? '' : met ? 'met' : 'MISSED');
  const cells = rows.map((line) => [line.what, line.value, line.target, verdict(line)]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((cell) => cell[column]?.length ?? 0)));
  return cells
    .map((cell) =>
      cell
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
