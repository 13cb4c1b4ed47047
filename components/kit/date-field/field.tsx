import { type InputHTMLAttributes, useId } from 'react';
import styles from './field.module.scss';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** What is wrong with the value, if anything. */
  readonly error: string | undefined;
}

/** Renders a field of a form: its label, its input, and what is wrong with the value. */
export function Field({ label, error, className = '', ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-errore`}
      />
      <p id={`${id}-errore`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
