import { type ComponentPropsWithRef, useId } from 'react';
import { classes } from '../classes.ts';
import { ChevronDown } from '../icons/icons.tsx';
import { Button } from './button.tsx';
import styles from './sort-field.module.css';

interface SortFieldProps extends ComponentPropsWithRef<'select'> {
  options: readonly { value: string; label: string }[];
  labelClassName?: string | undefined;
}

/** What a list is sorted by, with the button that sends the choice where no script runs. Stands in a form; all else goes to the select. */
export function SortField({ options, labelClassName, ...select }: SortFieldProps) {
  const id = useId();
  return (
    <>
      <label className={classes(styles.label, labelClassName)} htmlFor={id}>
        Sort by
      </label>
      <span className={styles.box}>
        {/* Browsers would bring back what was chosen on an earlier visit. */}
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
