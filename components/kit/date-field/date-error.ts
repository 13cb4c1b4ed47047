/** Earliest date of the specification, as `yyyy-mm-dd`. */
export const MIN_DATE = '1900-01-01';

/** Latest date of the specification, as `yyyy-mm-dd`. */
export const MAX_DATE = '2099-12-31';

/** What is known of a date field's content: its value (`yyyy-mm-dd` or empty) and whether the browser could not read it. */
interface DateInput {
  readonly value: string;
  readonly badInput: boolean;
  readonly required: boolean;
}

/** What is wrong with a date, in Italian; `undefined` when nothing is. */
export function dateError({ value, badInput, required }: DateInput): string | undefined {
  if (badInput) return 'Inserisci una data completa e valida, per esempio 15/03/2024.';
  if (value === '') return required ? 'Inserisci una data.' : undefined;
  // A year of five digits is a longer text, and compares wrongly.
  if (value.length > MAX_DATE.length || value > MAX_DATE) {
    return 'La data non può essere dopo il 31 dicembre 2099.';
  }
  if (value < MIN_DATE) return 'La data non può essere prima del 1° gennaio 1900.';
  return undefined;
}
