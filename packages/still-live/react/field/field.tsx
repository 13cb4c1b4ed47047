import { type ReactNode, useId } from 'react';
import styles from './field.module.scss';

interface FieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly note?: string;
  readonly children: (attributes: {
    readonly id: string;
    readonly className: string | undefined;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string;
  }) => ReactNode;
}

export function Field({ label, error, note, children }: FieldProps) {
  const id = useId();
  const outcome = `${id}-esito`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error !== undefined,
        'aria-describedby': outcome,
      })}
      <p id={outcome} role="status" className={styles.error}>
        {error ?? note}
      </p>
    </div>
  );
}
