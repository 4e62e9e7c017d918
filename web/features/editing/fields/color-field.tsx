import { Field } from '../../../ui/form/field.tsx';
import { useField } from '../editing-context.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';

/** A color as `#rrggbb`, with the browser's color picker beside it. */
export function ColorField({ form, path, value }: FieldProps) {
  const { fault, set } = useField(path);
  const text = typeof value === 'string' ? value : '';
  return (
    <div className={styles.color}>
      <Field
        label={form.label}
        hint={form.help}
        error={fault}
        name={path}
        value={text}
        autoComplete="off"
        placeholder="#"
        maxLength={7}
        onChange={(event) => set(event.target.value)}
      />
      <input
        type="color"
        aria-label={`${form.label}: pick a color`}
        value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#f3eee6'}
        onChange={(event) => set(event.target.value)}
      />
    </div>
  );
}
