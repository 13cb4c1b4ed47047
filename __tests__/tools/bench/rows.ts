import { isRecord } from 'still-live/content/raw-tree';

export interface Row {
  readonly name: string;
  readonly unit: '×' | 'ms' | 'B' | 'KiB' | '';
  readonly value: number;
  /** How far another run may be from the value. */
  readonly doubt: number;
  readonly visits: readonly number[];
  readonly note: string;
}

/** What the budget says of the rows of one key: the name of a row, or what stands before the colon of several. */
interface Budget {
  readonly key: string;
  readonly aim: number | undefined;
  readonly limit: number | undefined;
}

/** A row with what the budget says of it: the value that we want, and the one over which the bench fails, because the site became slower. */
export interface JudgedRow extends Row, Budget {
  readonly isAim: boolean;
  readonly isMet: boolean;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((below ?? Number.NaN) + (above ?? Number.NaN)) / 2;
}

/** The mean of the faster half: what disturbs a visit only makes it slower, and a mean is finer than the frames and ticks that times come in. */
function undisturbed(times: readonly number[]): number {
  const faster = [...times].sort((a, b) => a - b).slice(0, Math.ceil(times.length / 2));
  return faster.reduce((sum, time) => sum + time, 0) / faster.length;
}

/** Returns about two standard errors of what is said of some visits: how much it changes when one of them is left out (jackknife). */
function doubtOf<Visit>(visits: readonly Visit[], say: (visits: readonly Visit[]) => number): number {
  const without = visits.map((_, left) => say(visits.filter((__, index) => index !== left)));
  const mean = without.reduce((sum, value) => sum + value, 0) / without.length;
  const squares = without.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return visits.length < 2 ? 0 : 2 * Math.sqrt((squares * (visits.length - 1)) / visits.length);
}

/** Makes a row of what each visit took; of times, that of visits that nothing disturbed. */
export function measured(name: string, unit: Row['unit'], visits: readonly number[], note = ''): Row {
  const say = unit === 'ms' ? undisturbed : median;
  return { name, unit, value: say(visits), doubt: doubtOf(visits, say), visits, note };
}

/** Makes a row that compares the visits of the site with those of another page, made in turn, so that a slow phase of the machine meets both. */
export function ratio(name: string, own: readonly number[], other: readonly number[], note = ''): Row {
  const pairs = own.map((time, index) => ({ own: time, other: other[index] ?? Number.NaN }));
  const say = (visits: readonly (typeof pairs)[number][]): number =>
    undisturbed(visits.map((visit) => visit.own)) / undisturbed(visits.map((visit) => visit.other));
  const times = `${undisturbed(own).toFixed(0)} / ${undisturbed(other).toFixed(0)} ms`;
  return {
    name,
    unit: '×',
    value: say(pairs),
    doubt: doubtOf(pairs, say),
    visits: pairs.map((visit) => visit.own / visit.other),
    note: note === '' ? times : `${times}, ${note}`,
  };
}

function readBudget(budget: unknown): readonly Budget[] {
  return Object.entries(isRecord(budget) ? budget : {}).map(([key, of]: [string, unknown]) => {
    const numberAt = (name: 'aim' | 'limit'): number | undefined => {
      const value: unknown = isRecord(of) ? of[name] : null;
      if (value === undefined || typeof value === 'number') return value;
      throw new Error(`bench.budget.json: "${key}" must have numbers as "aim" and "limit"`);
    };
    return { key, aim: numberAt('aim'), limit: numberAt('limit') };
  });
}

/**
 * Compares rows with the budget, which has aim and limit of rows by their names, or of all rows with the same beginning before a colon. A row
 * that it does not name has neither.
 * @throws {Error} when the budget names what a whole run has not measured: its name is a typing error.
 */
export function judge(rows: readonly Row[], budget: unknown, isWhole = true): readonly JudgedRow[] {
  const budgets = readBudget(budget);
  const isOf = ({ name }: Row, key: string): boolean => name === key || name.startsWith(`${key}: `);
  const unknown = budgets.filter(({ key }) => !rows.some((row) => isOf(row, key)));
  if (isWhole && unknown.length > 0)
    throw new Error(`bench.budget.json: nothing measures ${unknown.map(({ key }) => key).join(', ')}`);
  return rows.map((row) => {
    const of = budgets.findLast(({ key }) => isOf(row, key)) ?? { key: '', aim: undefined, limit: undefined };
    // What is not a number was not measured, and meets nothing.
    const meets = (most: number | undefined): boolean => most === undefined || row.value <= most;
    return { ...row, ...of, isAim: meets(of.aim), isMet: meets(of.limit) };
  });
}

function number({ unit }: Row, value: number): string {
  // A shift is a fraction, a count is none.
  const digits = { '×': 2, ms: 0, B: 0, KiB: 1, '': Number.isInteger(value) ? 0 : 4 };
  return value.toFixed(digits[unit]);
}

export function formatRows(rows: readonly JudgedRow[]): string {
  const lines = rows.map((row) => {
    const { name, unit, value, visits, doubt, aim, limit, note, isAim, isMet } = row;
    const typical = `${number(row, value)} ${unit}`.trim();
    const [low, high] = [Math.min(...visits), Math.max(...visits)];
    const spread = low === high ? '' : `${number(row, low)}–${number(row, high)} (±${number(row, doubt)})`;
    const most = limit === undefined ? '' : `≤ ${limit}${isMet ? '' : ' **over**'}`;
    return `| ${name} | ${isAim ? typical : `**${typical}**`} | ${spread} | ${aim ?? ''} | ${most} | ${note} |`;
  });
  const head = ['| what | | spread | aim | budget | |', `|${' --- |'.repeat(6)}`];
  return [...head, ...lines].join('\n');
}

/** Returns the least and the largest value of some rows, as the guides print it. */
export function rangeOf(rows: readonly JudgedRow[]): string {
  const sorted = [...rows].sort((one, other) => one.value - other.value);
  const ends = [sorted.at(0), sorted.at(-1)].flatMap((row) => (row ? [number(row, row.value)] : []));
  return `${[...new Set(ends)].join(' to ')} ${rows[0]?.unit ?? ''}`.trim();
}

/** Returns the rows with an aim as a list for the guides: those of a budget together, and those that miss its aim by name, in bold. */
export function listRows(rows: readonly JudgedRow[]): string {
  const keys = [...new Set(rows.filter(({ aim }) => aim !== undefined).map(({ key }) => key))];
  const lines = keys.map((key) => {
    const of = rows.filter((row) => row.key === key);
    const missed = of.filter(({ isAim }) => !isAim);
    const named = missed.map((row) => `**${row.name.slice(key.length + 2)} ${number(row, row.value)}**`);
    const values = missed.length === of.length ? `**${rangeOf(of)}**` : [rangeOf(of), ...named].join(', ');
    const over = of.some(({ isMet }) => !isMet) ? `, limit ${of[0]?.limit}` : '';
    return `- ${key}: ${values}${missed.length > 0 ? ` (aim ${of[0]?.aim}${over})` : ''}`;
  });
  return lines.join('\n');
}
