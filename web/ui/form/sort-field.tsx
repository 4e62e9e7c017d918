import { type ComponentPropsWithRef, useId } from 'react';
import { classes } from '../classes.ts';
import { ChevronDown } from '../icons/icons.tsx';
import { Button } from './button.tsx';
import styles from './sort-field.module.css';

interface SortFieldProps extends ComponentPropsWithRef<'select'> {
  options: readonly { value: string; label: string }[];
  labelClassName?: string | undefined;
}

/** The sort order of a list, with a submit button for use without script. Goes in a form; other props go to the select. */
export function SortField({ options, labelClassName, ...select }: SortFieldProps) {
  const id = useId();
  return (
    <>
      <label className={classes(styles.label, labelClassName)} htmlFor={id}>
        Sort by
      </label>
      <span className={styles.box}>
        {/* Browsers would restore the choice of an earlier visit. */}
        <select id={id} className={styles.select} autoComplete="off" {...select}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.mark} size={16} />
      </span>
      <Button className={styles.submit} type="submit" variant="secondary" size="small">
        Sort
      </Button>
    </>
  );
}
