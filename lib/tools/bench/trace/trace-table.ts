import { median } from '../statistics';
import { PHASES } from './phases';
import type { TracedVisit } from './traced-visit';

/** The visits of one page, with its name in the table. */
export interface TracedPage {
  readonly name: string;
  readonly visits: readonly TracedVisit[];
}

type Read = (visit: TracedVisit) => number;

/** The lines of the table: what is counted, and how to read it from a visit. Times are in milliseconds. */
const LINES: readonly (readonly [what: string, read: Read])[] = [
  ['first byte of the HTML', ({ firstByte }) => firstByte],
  ['last byte of the HTML', ({ lastByte }) => lastByte],
  ...(['fcp', 'lcp'] as const).flatMap((kind): (readonly [string, Read])[] => [
    [kind.toUpperCase(), (visit) => visit[kind].at],
    ...PHASES.map((phase): readonly [string, Read] => [`  ${phase}`, (visit) => visit[kind].phases[phase]]),
    ['  pieces of HTML', (visit) => visit[kind].parses],
    ['  elements styled', (visit) => visit[kind].styled],
    ['  objects laid out', (visit) => visit[kind].objects],
    ['  layouts', (visit) => visit[kind].layouts],
  ]),
  ['picture of the LCP requested', ({ requested }) => requested],
  ['picture of the LCP there', ({ arrived }) => arrived],
];

function number(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(0);
}

/**
 * Formats what the first and the largest paint of pages consist of: medians of their visits.
 * @param pages The pages, one column each.
 */
export function formatTraces(pages: readonly TracedPage[]): string {
  const rows = [
    ['', ...pages.map(({ name }) => name)],
    ...LINES.map(([what, read]) => [what, ...pages.map(({ visits }) => number(median(visits.map(read))))]),
  ];
  const width = Math.max(...rows.map(([what = '']) => what.length));
  const table = rows.map(([what = '', ...cells]) =>
    [what.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(''),
  );
  const elements = pages.map(({ name, visits }) => {
    const seen = [...new Set(visits.map(({ element }) => element))];
    return `LCP of ${name}: ${seen.join(', or ')}`;
  });
  return [...table, ...elements].join('\n');
}

/**
 * Formats the work of the main thread in one visit: the one whose first paint is the median.
 * @param page The page.
 */
export function formatSteps({ name, visits }: TracedPage): string {
  const sorted = [...visits].sort((a, b) => a.fcp.at - b.fcp.at);
  const visit = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!visit) return '';
  const steps = [
    ...visit.steps,
    { what: 'FCP', start: visit.fcp.at, duration: 0 },
    { what: `LCP: ${visit.element}`, start: visit.lcp.at, duration: 0 },
  ].sort((a, b) => a.start - b.start);
  const lines = steps.map(({ what, start, duration }) => {
    const length = duration === 0 ? '' : duration.toFixed(1);
    return `${start.toFixed(1).padStart(8)}${length.padStart(8)}  ${what}`;
  });
  return [`${name}: a visit, in ms since the navigation (begin, duration)`, ...lines].join('\n');
}
