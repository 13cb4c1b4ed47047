import { isRecord } from 'still-live/content/raw-tree';

export interface Row {
  readonly name: string;
  readonly unit: '×' | 'ms' | 'B' | 'KiB' | '';
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly doubt: number;
  readonly note: string;
}

/** A row with what the budget says of it: the value that we want, and the one over which the bench fails, because the site became slower. */
export interface JudgedRow extends Row {
  readonly aim: number | undefined;
  readonly limit: number | undefined;
  readonly isAim: boolean;
  readonly isMet: boolean;
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const index = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(index)] ?? Number.NaN, sorted[Math.ceil(index)] ?? Number.NaN];
  return below + (above - below) * (index % 1);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns about two standard errors of the median: the middle half of the values is 1.35 deviations wide. */
function doubtOf(values: readonly number[]): number {
  return (2 * (quantile(values, 0.75) - quantile(values, 0.25))) / Math.sqrt(values.length);
}

export function measured(name: string, unit: Row['unit'], values: readonly number[], note = ''): Row {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { name, unit, value: median(values), low, high, doubt: doubtOf(values), note };
}

/**
 * Makes a row that compares the visits of the site with those of another page, pair by pair: the visits of a pair are made one after the
 * other, so that a slow phase of the machine meets both.
 */
export function ratio(name: string, own: readonly number[], other: readonly number[], note = ''): Row {
  const pairs = own.map((value, index) => value / (other[index] ?? Number.NaN));
  const times = `${median(own).toFixed(0)} / ${median(other).toFixed(0)} ms`;
  return measured(name, '×', pairs, note === '' ? times : `${times}, ${note}`);
}

function budgetOf(budget: unknown, name: string, key: 'aim' | 'limit'): number | undefined {
  const of: unknown = isRecord(budget) ? (name in budget ? budget[name] : {}) : {};
  const value: unknown = isRecord(of) ? of[key] : null;
  if (value === undefined || typeof value === 'number') return value;
  throw new Error(`bench.budget.json: "${name}" must have numbers as "aim" and "limit"`);
}

/**
 * Compares rows with the budget, which has aim and limit of each row by its name. A row that it does not name has neither.
 * @throws {Error} when the budget names a row that was not measured: its name is a typing error.
 */
export function judge(rows: readonly Row[], budget: unknown): readonly JudgedRow[] {
  const names = Object.keys(isRecord(budget) ? budget : {});
  const unknown = names.filter((name) => !rows.some((row) => row.name === name));
  if (unknown.length > 0) throw new Error(`bench.budget.json: nothing measures ${unknown.join(', ')}`);
  return rows.map((row) => {
    const [aim, limit] = [budgetOf(budget, row.name, 'aim'), budgetOf(budget, row.name, 'limit')];
    // What is not a number was not measured, and meets nothing.
    const meets = (most: number | undefined): boolean => most === undefined || row.value <= most;
    return { ...row, aim, limit, isAim: meets(aim), isMet: meets(limit) };
  });
}

function number({ unit }: Row, value: number): string {
  // A shift is a fraction, a count is none.
  const digits = { '×': 2, ms: 0, B: 0, KiB: 1, '': Number.isInteger(value) ? 0 : 4 };
  return value.toFixed(digits[unit]);
}

export function formatRows(rows: readonly JudgedRow[]): string {
  const lines = rows.map((row) => {
    const { name, unit, value, low, high, doubt, aim, limit, note, isAim, isMet } = row;
    const median = `${number(row, value)} ${unit}`.trim();
    const spread = low === high ? '' : `${number(row, low)}–${number(row, high)} (±${number(row, doubt)})`;
    const most = limit === undefined ? '' : `≤ ${limit}${isMet ? '' : ' **over**'}`;
    return `| ${name} | ${isAim ? median : `**${median}**`} | ${spread} | ${aim ?? ''} | ${most} | ${note} |`;
  });
  const head = ['| what | median | spread | aim | budget | |', `|${' --- |'.repeat(6)}`];
  return [...head, ...lines].join('\n');
}
