import { useState } from 'react';
import { Field } from './field';
import { wording } from '@/lib/wording/wording';

/** Earliest date of the specification, as `yyyy-mm-dd`. */
const MIN_DATE = '1900-01-01';

/** Latest date of the specification, as `yyyy-mm-dd`. */
const MAX_DATE = '2099-12-31';

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
  if (badInput) return wording.date.invalid;
  if (value === '') return required ? wording.date.missing : undefined;
  // A year of five digits makes a longer text, which compares as if it were smaller.
  if (value.length > MAX_DATE.length || value > MAX_DATE) {
    return wording.date.late;
  }
  if (value < MIN_DATE) return wording.date.early;
  return undefined;
}

interface DateFieldProps {
  readonly label: string;
  /** `yyyy-mm-dd`, or empty. */
  readonly value: string;
  /** Called with each new value, as `yyyy-mm-dd` or empty, and with its error if it has one. */
  readonly onChange: (value: string, error: string | undefined) => void;
  readonly required?: boolean;
  /** Shows the date, but it cannot be changed or sent. */
  readonly disabled?: boolean;
  /**
   * Shows the error at once, for example after a form could not be sent. Otherwise the error appears after
   * the visitor leaves the field.
   */
  readonly checked?: boolean;
  readonly name?: string | undefined;
}

/**
 * Renders a date field with the browser's own date picker, from 1900-01-01 to 2099-12-31. It shows errors in
 * Italian after the visitor leaves the field.
 */
export function DateField({
  label,
  value,
  onChange,
  required = false,
  disabled = false,
  checked = false,
  name,
}: DateFieldProps) {
  const [badInput, setBadInput] = useState(false);
  const [left, setLeft] = useState(false);
  return (
    <Field
      label={label}
      error={(left || checked) && !disabled ? dateError({ value, badInput, required }) : undefined}
    >
      {(attributes) => (
        <input
          {...attributes}
          type="date"
          name={name}
          min={MIN_DATE}
          max={MAX_DATE}
          value={value}
          required={required}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const bad = currentTarget.validity.badInput;
            setBadInput(bad);
            onChange(currentTarget.value, dateError({ value: currentTarget.value, badInput: bad, required }));
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
