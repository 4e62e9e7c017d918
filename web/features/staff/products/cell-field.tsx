import { type InputHTMLAttributes, useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import styles from './cell-field.module.css';

type CellFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  /** For screen readers; the column's heading is what others see. */
  label: string;
  error?: string | undefined;
  /** Before the value, such as a currency. */
  start?: string;
};

/** A field of a dense table: its label is the column's heading. */
export function CellField({ label, error, start, ...input }: CellFieldProps) {
  const id = useId();
  return (
    <span className={styles.field}>
      <span className={classes(styles.box, start !== undefined && styles.started)}>
        {start && <span aria-hidden="true">{start}</span>}
        <input
          className={styles.control}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          autoComplete="off"
          {...input}
        />
      </span>
      {error && (
        <span id={id} className={styles.error} role="alert">
          {error}
        </span>
      )}
    </span>
  );
}
