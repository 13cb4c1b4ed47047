import { bytesByKind, kindOf, KINDS } from './bytes';
import type { BuildReading, ScaleReading } from './build-scale';
import type { FaceReading } from './first-faces';
import type { LineReading } from './heading-lines';
import type { InvisibleReading } from './trace/invisible-text';
import type { LiveReading } from './live-latency';
import type { RouteRuns } from './measure';
import { median, sum } from './statistics';
import type { Visit } from './visit';
import type { WholeVisit } from './whole-visit';

/** One line of the table. */
interface Row {
  readonly what: string;
  readonly value: string;
  readonly target: string;
  readonly met: boolean | undefined;
}

/** All measurements of the table. */
interface Measured {
  readonly throttled: readonly RouteRuns[];
  readonly unthrottled: readonly RouteRuns[];
  readonly faces: readonly FaceReading[];
  readonly invisible: readonly InvisibleReading[];
  readonly lines: readonly LineReading[];
  readonly live: LiveReading;
  /** Bytes of JSON of the records that Home needs. */
  readonly needed: number;
  readonly whole: WholeVisit;
  /** `undefined` when builds were not measured. */
  readonly scale: ScaleReading | undefined;
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

/** Compares with the page that contains only this screen and what it uses. */
function floorRows(runs: readonly RouteRuns[]): Row[] {
  const html = (visits: readonly Visit[]): number =>
    medianOf(visits, ({ resources }) => bytesByKind(resources).html) / KIB;
  return runs.flatMap(({ hash, site, floor }) => {
    const name = hash === '' ? 'Home' : hash;
    const compare = (kind: 'fcp' | 'lcp', limit: number): Row => {
      const [ours, theirs] = [
        medianOf(site, (visit) => visit[kind]),
        medianOf(floor, (visit) => visit[kind]),
      ];
      const ratio = ours / theirs;
      const value = `${ratio.toFixed(2)} × (${ours.toFixed(0)} / ${theirs.toFixed(0)} ms)`;
      return row(
        `${kind.toUpperCase()} against the floor ${name}`,
        value,
        `≤ ${limit.toFixed(2)} × floor`,
        ratio <= limit,
      );
    };
    const bytes = `${html(site).toFixed(1)} KiB (floor ${html(floor).toFixed(1)})`;
    return [
      compare('fcp', 1.1),
      compare('lcp', 1.05),
      row(`HTML of ${name}`, bytes, '≤ 20 KiB', html(site) <= 20),
    ];
  });
}

function paintRows(runs: readonly RouteRuns[], condition: string): Row[] {
  return runs.flatMap((route) => [ratioRow('FCP', condition, route), ratioRow('LCP', condition, route)]);
}

/** Layout shift of the worst run, because a median would hide it. */
function shiftRows(runs: readonly RouteRuns[]): Row[] {
  const worst = (visits: readonly Visit[]): number => Math.max(...visits.map(({ cls }) => cls));
  const home = worst(runs.flatMap(({ hash, site }) => (hash === '' ? site : [])));
  const links = worst(runs.flatMap(({ hash, site }) => (hash === '' ? [] : site)));
  return [
    row('CLS of Home over 8 s, worst run', home.toFixed(4), '0', home === 0),
    row('CLS of the deep links, worst run', links.toFixed(4), '0', links === 0),
  ];
}

function scriptsBeforeLcp({ resources, lcp }: Visit): number {
  return sum(
    resources.filter(({ path, start }) => kindOf(path) === 'script' && start < lcp).map(({ bytes }) => bytes),
  );
}

function loadRows(visits: readonly Visit[]): Row[] {
  const blocking = medianOf(visits, ({ tbt }) => tbt);
  const early = medianOf(visits, scriptsBeforeLcp);
  const scripts = medianOf(visits, ({ resources }) => bytesByKind(resources).script) / KIB;
  const before = medianOf(
    visits,
    ({ resources, lcp }) => resources.filter(({ start }) => start < lcp).length,
  );
  return [
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

/**
 * Required share of first paints with text in the brand's font: all without throttling, four of five at 9
 * Mbit/s, none on slow 4G.
 */
const TEXT_SHARE: Record<FaceReading['conditions'], number> = { unthrottled: 1, '9 Mbps': 0.8, throttled: 0 };

function faceRows(readings: readonly FaceReading[]): Row[] {
  return readings.flatMap(({ conditions, visits, heading, text }) => {
    const wanted = Math.ceil(TEXT_SHARE[conditions] * visits);
    return [
      row(
        `first paints with the heading in the brand's face, ${conditions}`,
        `${heading} of ${visits}`,
        `${visits}`,
        heading === visits,
      ),
      row(
        `first paints with the text in the brand's face, ${conditions}`,
        `${text} of ${visits}`,
        wanted === 0 ? '' : `≥ ${wanted}`,
        wanted === 0 ? undefined : text >= wanted,
      ),
    ];
  });
}

function invisibleRows(readings: readonly InvisibleReading[]): Row[] {
  return readings.map(({ conditions, visits, worst }) =>
    row(
      `text invisible after the first paint, ${conditions}, worst of ${visits} visits`,
      `${worst.toFixed(0)} ms`,
      '≤ 100 ms',
      worst <= 100,
    ),
  );
}

function lineRows(readings: readonly LineReading[]): Row[] {
  return readings.map(({ standIn, compared, different }) =>
    row(`headings with other lines in ${standIn}`, `${different} of ${compared}`, '0', different === 0),
  );
}

function liveRows({ samples, cls }: LiveReading): Row[] {
  const text = median(samples.map((sample) => sample.text));
  const raw = median(samples.map((sample) => sample.raw));
  const elsewhere = median(samples.map((sample) => sample.rawElsewhere));
  const node = median(samples.map((sample) => sample.node));
  const target = `≤ raw + ${FRAME_MS} ms`;
  const same = samples.filter((sample) => sample.text - sample.raw <= FRAME_MS).length;
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
    row(
      'live changes painted in the frame of the callback',
      `${same} of ${samples.length}`,
      `${samples.length}`,
      same === samples.length,
    ),
    row('CLS through an equal live update', cls.toFixed(4), '0', cls === 0),
  ];
}

function databaseRows(visits: readonly Visit[], needed: number, whole: WholeVisit): Row[] {
  const received = medianOf(visits, (visit) => visit.received);
  const sockets = Math.max(whole.sockets, ...visits.map((visit) => visit.sockets));
  const ratio = received / needed;
  const all = whole.received / whole.needed;
  const value = `${ratio.toFixed(2)} × (${received} / ${needed} B)`;
  return [
    row('database bytes of a visit of Home', value, '≤ 1.05 × needed', ratio <= 1.05),
    row(
      'database bytes of a visit of every route',
      `${all.toFixed(2)} × (${whole.received} / ${whole.needed} B)`,
      '≤ 1.05 × needed',
      all <= 1.05,
    ),
    row('sockets', String(sockets), '1', sockets === 1),
  ];
}

function scaleRows({ small, large }: ScaleReading): Row[] {
  const times = large.time / small.time;
  const html = large.brotli / small.brotli;
  const seconds = ({ time }: BuildReading): string => (time / 1000).toFixed(1);
  return [
    row(
      'Home with 2,000 positions, Brotli',
      `${html.toFixed(2)} × (${large.brotli} / ${small.brotli} B; ${(large.html / small.html).toFixed(2)} × uncompressed)`,
      '≤ 1.1 × with 20',
      html <= 1.1,
    ),
    row(
      'build with 2,000 positions and 200 pictures',
      `${times.toFixed(2)} × (${seconds(large)} / ${seconds(small)} s)`,
      '≤ 1.5 × with 20',
      times <= 1.5,
    ),
  ];
}

/** Makes the rows of the table. They contain ratios and medians only. */
export function makeRows({
  throttled,
  unthrottled,
  faces,
  invisible,
  lines,
  live,
  needed,
  whole,
  scale,
}: Measured): Row[] {
  const home = throttled.find(({ hash }) => hash === '')?.site ?? [];
  return [
    ...paintRows(throttled, 'throttled'),
    ...paintRows(unthrottled, 'unthrottled'),
    ...floorRows(throttled),
    ...shiftRows(throttled),
    ...faceRows(faces),
    ...invisibleRows(invisible),
    ...lineRows(lines),
    ...loadRows(home),
    ...liveRows(live),
    ...databaseRows(home, needed, whole),
    ...(scale ? scaleRows(scale) : []),
  ];
}

/** Formats the table as text with aligned columns. */
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
