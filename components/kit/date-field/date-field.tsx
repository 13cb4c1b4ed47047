import { useState } from 'react';
import { Field } from './field';
import { wording } from '@/lib/wording/wording';

/** Earliest date of the specification, as `yyyy-mm-dd`. */
const MIN_DATE = '1900-01-01';

/** Latest date of the specification, as `yyyy-mm-dd`. */
const MAX_DATE = '2099-12-31';

/**
 * Checks a date.
 * @param value `yyyy-mm-dd`, or empty.
 * @param badInput Whether the browser could not read what was typed.
 * @returns What is wrong with it, in Italian; `undefined` when nothing is.
 */
export function dateError(value: string, badInput: boolean): string | undefined {
  if (badInput) return wording.date.invalid;
  if (value === '') return wording.date.missing;
  // A year of five digits makes a longer text, which compares as if it were smaller.
  if (value.length > MAX_DATE.length || value > MAX_DATE) return wording.date.late;
  return value < MIN_DATE ? wording.date.early : undefined;
}

interface DateFieldProps {
  readonly label: string;
  /** `yyyy-mm-dd`, or empty. */
  readonly value: string;
  /** Called with each new value, as `yyyy-mm-dd` or empty, and with its error if it has one. */
  readonly onChange: (value: string, error: string | undefined) => void;
  /**
   * Shows the error at once, for example after a form could not be sent. Otherwise the error appears after
   * the visitor leaves the field.
   */
  readonly checked: boolean;
}

/**
 * Renders a field for a date with the browser's own date picker, from 1900-01-01 to 2099-12-31. It shows errors in
 * Italian after the visitor leaves the field.
 */
export function DateField({ label, value, onChange, checked }: DateFieldProps) {
  const [badInput, setBadInput] = useState(false);
  const [left, setLeft] = useState(false);
  return (
    <Field label={label} error={left || checked ? dateError(value, badInput) : undefined}>
      {(attributes) => (
        <input
          {...attributes}
          type="date"
          min={MIN_DATE}
          max={MAX_DATE}
          value={value}
          required
          onChange={({ currentTarget }) => {
            const bad = currentTarget.validity.badInput;
            setBadInput(bad);
            onChange(currentTarget.value, dateError(currentTarget.value, bad));
          }}
          onBlur={({ currentTarget }) => {
            setBadInput(currentTarget.validity.badInput);
            setLeft(true);
          }}
        />
      )}
    </Field>
  );
}
