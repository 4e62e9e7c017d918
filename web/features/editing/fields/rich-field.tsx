import { RichTextField } from '../../../ui/form/rich-text/rich-text-field.tsx';
import { useField } from '../editing-context.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';

/** Rich text; the server removes what its rules do not allow. */
export function RichField({ form, path, value }: FieldProps) {
  const { fault, set } = useField(path);
  return (
    <RichTextField
      className={styles.whole}
      label={form.label}
      name={path}
      hint={form.help}
      sourceHint="HTML"
      error={fault}
      value={typeof value === 'string' ? value : ''}
      onChange={set}
    />
  );
}
