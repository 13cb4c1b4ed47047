import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { dateError, DateField } from '@/components/kit/date-field/date-field';

function Field({ onChange }: { readonly onChange: (value: string, error: string | undefined) => void }) {
  const [value, setValue] = useState('');
  return (
    <DateField
      label="Dal"
      value={value}
      checked={false}
      onChange={(next, error) => {
        setValue(next);
        onChange(next, error);
      }}
    />
  );
}

// [spec 5.5, 9.12]
test('the date field goes from 1900-01-01 to 2099-12-31', () => {
  render(<Field onChange={() => {}} />);
  expect(screen.getByLabelText('Dal')).toHaveAttribute('min', '1900-01-01');
  expect(screen.getByLabelText('Dal')).toHaveAttribute('max', '2099-12-31');
  expect(screen.getByLabelText('Dal')).toHaveAttribute('type', 'date');
});

// [spec 5.5]
test.each([
  ['1900-01-01', undefined],
  ['2099-12-31', undefined],
  ['1899-12-31', 'La data non può essere prima del 1º gennaio 1900.'],
  ['2100-01-01', 'La data non può essere dopo il 31 dicembre 2099.'],
  ['12024-01-01', 'La data non può essere dopo il 31 dicembre 2099.'],
])('the date %s has the error %p', (value, error) => {
  expect(dateError(value, false)).toBe(error);
});

test('an empty date is wrong', () => {
  expect(dateError('', false)).toBe('Inserisci una data.');
});

test('half a date is said to be incomplete', () => {
  expect(dateError('', true)).toContain('data completa e valida');
});

test('the error is shown in Italian after leaving the field, and tied to it', () => {
  const onChange = jest.fn();
  render(<Field onChange={onChange} />);
  const input = screen.getByLabelText('Dal');
  fireEvent.change(input, { target: { value: '1850-05-05' } });
  expect(input).toHaveAccessibleDescription('');
  fireEvent.blur(input);
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('La data non può essere prima del 1º gennaio 1900.');
  fireEvent.change(input, { target: { value: '1950-05-05' } });
  expect(input).toBeValid();
  expect(onChange).toHaveBeenLastCalledWith('1950-05-05', undefined);
});

test('a checked field says what is wrong before it was left', () => {
  render(<DateField checked label="Dal" value="" onChange={() => {}} />);
  expect(screen.getByLabelText('Dal')).toHaveAccessibleDescription('Inserisci una data.');
});
