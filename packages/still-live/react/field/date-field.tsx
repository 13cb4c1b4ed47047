import { useState } from 'react';
import { Field } from './field';
import { LAST_DAY } from 'still-live/content/timeline/day-in-zone';
import { declared } from 'still-live/declaration';

const FIRST_DAY = '1900-01-01';

// With `badInput`, the browser cannot read what was typed.
function dateError(value: string, badInput: boolean): string | undefined {
  const { date } = declared('words');
  if (badInput) return date.invalid;
  if (value === '') return date.missing;
  // A year of five digits makes a longer text, which compares as if it were smaller.
  if (value.length > LAST_DAY.length || value > LAST_DAY) return date.late;
  return value < FIRST_DAY ? date.early : undefined;
}

interface DateFieldProps {
  readonly label: string;
  // `yyyy-mm-dd`, or empty.
  readonly value: string;
  readonly onChange: (value: string, error: string | undefined) => void;
  readonly checked: boolean;
}

export function DateField({ label, value, onChange, checked }: DateFieldProps) {
  const [badInput, setBadInput] = useState(false);
  const [left, setLeft] = useState(false);
  return (
    <Field label={label} error={left || checked ? dateError(value, badInput) : undefined}>
      {(attributes) => (
        <input
          {...attributes}
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
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
