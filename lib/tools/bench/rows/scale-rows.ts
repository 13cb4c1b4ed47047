import type { ScaleReading } from '../build-scale';
import type { BuildTimes } from '../timed-build';
import { row, type Row } from './row';

const BUILD_LIMIT = 1.5;

function seconds(time: number): string {
  return (time / 1000).toFixed(1);
}

function buildRow(what: string, large: number, small: number, reason?: string): Row {
  const ratio = large / small;
  const value = `${ratio.toFixed(2)} × (${seconds(large)} / ${seconds(small)} s)`;
  return row(what, value, `≤ ${BUILD_LIMIT} × with 20`, ratio <= BUILD_LIMIT, reason);
}

/** Says when the parts of both builds had ended, in words. */
function partsOf(large: BuildTimes, small: BuildTimes): string {
  const parts = [
    ['content read beside Next', 'content'],
    ['all pages rendered by Next', 'next'],
    ['release out', 'release'],
  ] as const;
  const ends = parts.map(
    ([what, part]) => `${what} after ${seconds(large[part])} / ${seconds(small[part])} s`,
  );
  return ends.join(', ');
}

/** Makes the rows of builds of many positions. */
export function scaleRows({ small, large }: ScaleReading): Row[] {
  const html = large.brotli / small.brotli;
  const what = 'with 2,000 positions and 200 pictures';
  // A command does the same, and starts its programs before.
  const parts = `in npm run watch ${partsOf(large.times, small.times)}`;
  return [
    row(
      'Home with 2,000 positions, Brotli',
      `${html.toFixed(2)} × (${large.brotli} / ${small.brotli} B; ${(large.html / small.html).toFixed(2)} × uncompressed)`,
      '≤ 1.1 × with 20',
      html <= 1.1,
    ),
    buildRow(`npm run build ${what}`, large.command, small.command, parts),
    buildRow(`build in npm run watch ${what}`, large.times.release, small.times.release, parts),
  ];
}
