import { useState } from 'react';
import { dateError, MAX_DATE, MIN_DATE } from './date-error';
import { Field } from './field';

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
      type="date"
      label={label}
      name={name}
      min={MIN_DATE}
      max={MAX_DATE}
      value={value}
      required={required}
      disabled={disabled}
      error={(left || checked) && !disabled ? dateError({ value, badInput, required }) : undefined}
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
  );
}
