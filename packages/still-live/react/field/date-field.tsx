import { useState } from 'react';
import { Field } from './field';
import { declared } from 'still-live/declaration';

const MIN_DATE = '1900-01-01';

const MAX_DATE = '2099-12-31';

// With `badInput`, the browser cannot read what was typed.
function dateError(value: string, badInput: boolean): string | undefined {
  const { date } = declared('words');
  if (badInput) return date.invalid;
  if (value === '') return date.missing;
  // A year of five digits makes a longer text, which compares as if it were smaller.
  if (value.length > MAX_DATE.length || value > MAX_DATE) return date.late;
  return value < MIN_DATE ? date.early : undefined;
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
