import { isRecord } from '@/lib/content/raw-tree';

/** One line of the report. */
export interface Row {
  readonly name: string;
  readonly unit: '×' | 'ms' | 'B' | 'KiB' | '';
  /** The median of the visits, or their worst where a median would hide something. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** What the value consists of, in words. */
  readonly note: string;
}

/** A row with what the budget says of it. */
export interface JudgedRow extends Row {
  readonly limit: number | undefined;
  readonly isMet: boolean;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** Makes a row of a measurement of several visits. */
export function measured(name: string, unit: Row['unit'], values: readonly number[], note = ''): Row {
  return { name, unit, value: median(values), low: Math.min(...values), high: Math.max(...values), note };
}

/**
 * Makes a row that compares the visits of the site with those of another page, pair by pair: the visits of a pair are made one after the
 * other, so that a slow phase of the machine meets both.
 */
export function ratio(name: string, own: readonly number[], other: readonly number[]): Row {
  const pairs = own.map((value, index) => value / (other[index] ?? Number.NaN));
  return measured(name, '×', pairs, `${median(own).toFixed(0)} / ${median(other).toFixed(0)} ms`);
}

/**
 * Compares rows with the budget.
 * @param budget The parsed file: the largest value of each row, by name. A row that it does not name has no limit.
 * @throws {Error} when the budget names a row that was not measured: its name is a typing error.
 */
export function judge(rows: readonly Row[], budget: unknown): readonly JudgedRow[] {
  const limits = isRecord(budget) ? budget : {};
  const unknown = Object.keys(limits).filter((name) => !rows.some((row) => row.name === name));
  if (unknown.length > 0) throw new Error(`bench.budget.json: nothing measures ${unknown.join(', ')}`);
  return rows.map((row) => {
    const limit = limits[row.name];
    if (limit !== undefined && typeof limit !== 'number')
      throw new Error(`bench.budget.json: "${row.name}" must be a number`);
    // What is not a number was not measured, and meets nothing.
    return { ...row, limit, isMet: limit === undefined || row.value <= limit };
  });
}

function number({ unit }: Row, value: number): string {
  return value.toFixed(unit === '×' ? 2 : unit === '' ? 4 : unit === 'KiB' ? 1 : 0);
}

/** Formats the rows as a table in Markdown. */
export function formatRows(rows: readonly JudgedRow[]): string {
  const lines = rows.map((row) => {
    const { name, unit, value, low, high, limit, note, isMet } = row;
    const spread = low === high ? '' : `${number(row, low)}–${number(row, high)}`;
    const most = limit === undefined ? '' : `≤ ${limit}${isMet ? '' : ' **missed**'}`;
    return `| ${name} | ${number(row, value)} ${unit} | ${spread} | ${most} | ${note} |`;
  });
  return ['| what | median | spread | budget | |', '| --- | --- | --- | --- | --- |', ...lines].join('\n');
}
