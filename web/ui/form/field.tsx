import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';
import { classes } from '../classes.ts';
import { ChevronDown } from '../icons/icons.tsx';
import styles from './field.module.css';

interface Described {
  label: string;
  /** Why it is needed or how to write it; stays visible. */
  hint?: ReactNode;
  /** The error and how to correct it; replaces the hint and is announced. */
  error?: string | undefined;
  /** Shown beside the label of an optional field. */
  optional?: boolean;
  className?: string;
}

interface FrameProps extends Described {
  id: string;
  children: ReactNode;
}

const messageId = (id: string) => `${id}-message`;

/** `aria-*` of a control in this frame. */
function description(id: string, hint: ReactNode, error: string | undefined) {
  return {
    'aria-describedby': error || hint ? messageId(id) : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

/** Label above, message below; no space is reserved for the message, so that forms stay short. */
function Frame({ id, label, hint, error, optional, className, children }: FrameProps) {
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children}
      {(error || hint) && (
        <p id={messageId(id)} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

type FieldProps = Described &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    ref?: Ref<HTMLInputElement>;
    /** Content inside the field at its end, such as the card's brand. */
    end?: ReactNode;
  };

/** A text field with label, hint and error. Always set `autoComplete`; set `inputMode` for digits. */
export function Field({ label, hint, error, optional, className, id, end, type = 'text', ...input }: FieldProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <Frame id={inputId} label={label} hint={hint} error={error} optional={optional} className={className}>
      <span className={styles.box}>
        <input id={inputId} type={type} className={styles.control} {...description(inputId, hint, error)} {...input} />
        {end && <span className={styles.end}>{end}</span>}
      </span>
    </Frame>
  );
}

type TextAreaProps = Described &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & {
    ref?: Ref<HTMLTextAreaElement>;
  };

/** A multi-line text field; grows with its text where supported. */
export function TextArea({ label, hint, error, optional, className, id, rows = 6, ...textarea }: TextAreaProps) {
  const own = useId();
  const areaId = id ?? own;
  return (
    <Frame id={areaId} label={label} hint={hint} error={error} optional={optional} className={className}>
      <textarea
        id={areaId}
        rows={rows}
        className={classes(styles.control, styles.area)}
        {...description(areaId, hint, error)}
        {...textarea}
      />
    </Frame>
  );
}

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type SelectProps = Described &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> & {
    options: readonly SelectOption[];
    /** `optgroup` elements after the options. */
    groups?: ReactNode;
    /** Text of the empty first option. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** A styled native select. */
export function Select({ label, hint, error, optional, className, id, options, groups, placeholder, ...select }: SelectProps) {
  const own = useId();
  const selectId = id ?? own;
  return (
    <Frame id={selectId} label={label} hint={hint} error={error} optional={optional} className={className}>
      <span className={styles.box}>
        <select id={selectId} className={classes(styles.control, styles.select)} {...description(selectId, hint, error)} {...select}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {groups}
        </select>
        <ChevronDown className={styles.mark} size={18} />
      </span>
    </Frame>
  );
}
