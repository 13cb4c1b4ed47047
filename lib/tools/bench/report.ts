import { groupsBy } from './groups';
import type { Measured } from './measure-all';
import { databaseRows } from './rows/database-rows';
import { faceRows, invisibleRows, lineRows } from './rows/font-rows';
import { liveRows } from './rows/live-rows';
import { loadRows } from './rows/load-rows';
import { htmlRows, paintRows, shiftRows } from './rows/paint-rows';
import type { Row } from './rows/row';

/** Makes the rows of the table. They contain ratios and medians only. */
export function makeRows(measured: Measured): Row[] {
  const { routes, paints, floors, parts, needed, whole } = measured;
  const home = routes.find(({ hash }) => hash === '')?.visits ?? [];
  return [
    ...paintRows(paints),
    ...htmlRows(routes, floors, parts),
    ...shiftRows(routes),
    ...faceRows(measured.faces),
    ...invisibleRows(measured.invisible),
    ...lineRows(measured.lines),
    ...loadRows(home),
    ...liveRows(measured.live),
    ...databaseRows(home, needed, whole),
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

/**
 * Formats why targets were missed: what each missed row consists of. Rows with the same reason share it.
 * @param rows All rows.
 */
export function formatReasons(rows: readonly Row[]): string {
  const missed = rows.filter(({ met }) => met === false);
  const reasonOf = ({ reason }: Row): string => reason ?? 'not explained: measure again, or look into it';
  const lines = [...groupsBy(missed, reasonOf)].map(
    ([reason, group]) => `${group.map(({ what }) => what).join(', ')}\n  ${reason}`,
  );
  return lines.length === 0 ? '' : ['What was missed, and what it consists of:', ...lines].join('\n');
}
