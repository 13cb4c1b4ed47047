import { useState } from 'react';
import type { Example } from '@/components/examples/example';
import { DateField } from './date-field';

interface FieldProps {
  readonly label: string;
  readonly initial?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly checked?: boolean;
}

function Field({ initial = '', ...props }: FieldProps) {
  const [value, setValue] = useState(initial);
  return <DateField {...props} value={value} onChange={setValue} />;
}

export const examples: readonly Example[] = [
  {
    name: 'empty',
    shows: 'No date yet, and none is required: leaving the field shows no error.',
    element: <Field label="Dal" />,
  },
  { name: 'filled', shows: 'A date within the bounds.', element: <Field label="Dal" initial="2024-03-15" /> },
  {
    name: 'required',
    shows: 'A date is required: leaving the field empty shows an error.',
    element: <Field required label="Data di nascita" />,
  },
  {
    name: 'required and empty after a refused form',
    shows: 'The same error, shown at once.',
    element: <Field required checked label="Data di nascita" />,
  },
  {
    name: 'before the first date',
    shows: 'Out of bounds: before 1900-01-01.',
    element: <Field checked label="Dal" initial="1899-12-31" />,
  },
  {
    name: 'after the last date',
    shows: 'Out of bounds: after 2099-12-31.',
    element: <Field checked label="Al" initial="2100-01-01" />,
  },
  {
    name: 'first and last date',
    shows: 'The bounds themselves are allowed.',
    element: (
      <>
        <Field checked label="Dal" initial="1900-01-01" />
        <Field checked label="Al" initial="2099-12-31" />
      </>
    ),
  },
  {
    name: 'disabled',
    shows: 'Can be read but not changed, and shows no error.',
    element: <Field required disabled checked label="Dal" />,
  },
  {
    name: 'long label',
    shows: 'The label wraps; the field keeps its size.',
    element: (
      <Field label="Il giorno dal quale la persona indicata può usare i servizi del programma di welfare" />
    ),
  },
];
