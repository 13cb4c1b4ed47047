import type { FaceReading } from '../first-faces';
import type { LineReading } from '../heading-lines';
import type { InvisibleReading } from '../trace/invisible-text';
import { row, type Row } from './row';

/**
 * Required share of first paints with text in the brand's font: all without throttling, four of five at 9
 * Mbit/s, none on slow 4G.
 */
const TEXT_SHARE: Record<FaceReading['conditions'], number> = { unthrottled: 1, '9 Mbps': 0.8, throttled: 0 };

/** Makes the rows of the fonts of first paints. */
export function faceRows(readings: readonly FaceReading[]): Row[] {
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

/** Makes the rows of text that waits for its font. */
export function invisibleRows(readings: readonly InvisibleReading[]): Row[] {
  return readings.map(({ conditions, visits, worst }) =>
    row(
      `text invisible after the first paint, ${conditions}, worst of ${visits} visits`,
      `${worst.toFixed(0)} ms`,
      '≤ 100 ms',
      worst <= 100,
    ),
  );
}

/** One size cannot fit every word: docs/performance.md has the numbers for other sizes. */
const STAND_IN_REASON =
  "a stand-in is seen only where a browser refuses every web font: the headings' face is in the page (rows above)";

/** Makes the rows of headings in fonts that stand in for the brand's face. */
export function lineRows(readings: readonly LineReading[]): Row[] {
  return readings.map(({ standIn, compared, different }) =>
    row(
      `headings with other lines in ${standIn}`,
      `${different} of ${compared}`,
      '0',
      different === 0,
      STAND_IN_REASON,
    ),
  );
}
