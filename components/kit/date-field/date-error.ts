/** Earliest date of the specification, as `yyyy-mm-dd`. */
export const MIN_DATE = '1900-01-01';

/** Latest date of the specification, as `yyyy-mm-dd`. */
export const MAX_DATE = '2099-12-31';

/**
 * The state of a date field: its value (`yyyy-mm-dd`, or empty), whether the browser could not read what was
 * typed, and whether a date is required.
 */
interface DateInput {
  readonly value: string;
  readonly badInput: boolean;
  readonly required: boolean;
}

/**
 * Checks a date.
 * @returns What is wrong with it, in Italian; `undefined` when nothing is.
 */
export function dateError({ value, badInput, required }: DateInput): string | undefined {
  if (badInput) return 'Inserisci una data completa e valida, per esempio 15/03/2024.';
  if (value === '') return required ? 'Inserisci una data.' : undefined;
  // A year of five digits makes a longer text, which compares as if it were smaller.
  if (value.length > MAX_DATE.length || value > MAX_DATE) {
    return 'La data non può essere dopo il 31 dicembre 2099.';
  }
  if (value < MIN_DATE) return 'La data non può essere prima del 1º gennaio 1900.';
  return undefined;
}
