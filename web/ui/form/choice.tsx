import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classes } from '../classes.ts';
import styles from './choice.module.css';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'children'> & { ref?: Ref<HTMLInputElement> };

/** A checkbox with its label, which is part of the target. */
export function Checkbox({
  children,
  error,
  className,
  ...input
}: InputProps & { children: ReactNode; error?: string; className?: string }) {
  const id = useId();
  return (
    <div className={className}>
      <label className={styles.checkbox}>
        <input type="checkbox" aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined} {...input} />
        <span>{children}</span>
      </label>
      {error && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface RadioCardProps extends InputProps {
  label: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** At the end, such as a price. */
  end?: ReactNode;
  className?: string;
}

/** One of several choices, as a row that can be clicked anywhere. Put them in a `fieldset` with a `legend`. */
export function RadioCard({ label, detail, end, className, ...input }: RadioCardProps) {
  return (
    <label className={classes(styles.card, className)}>
      <input type="radio" {...input} />
      <span className={styles.words}>
        <span className={styles.title}>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  );
}
