import type { GroupForm } from '../../../../contract/content/form.schemas.ts';
import { Button } from '../../../ui/form/button.tsx';
import { useField } from '../editing-context.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { Fields } from './fields.tsx';

/** A group of fields, which may be missing as a whole. */
export function GroupField({ form, path, value }: FieldProps<GroupForm & { name: string }>) {
  const { fault, set } = useField(path);
  const isThere = value !== null && value !== undefined;
  return (
    <fieldset className={styles.group}>
      {form.label !== '' && <legend>{form.label}</legend>}
      {form.help && <p className={styles.help}>{form.help}</p>}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {isThere && <Fields forms={form.fields} path={path} value={value} />}
      {form.optional && (
        <Button size="small" variant={isThere ? 'quiet' : 'secondary'} onClick={() => set(isThere ? null : form.blank)}>
          {wordsOf(isThere ? 'Remove' : 'Add', form.label)}
        </Button>
      )}
    </fieldset>
  );
}

/** Inside a fold of the same name, the label is left out. */
const wordsOf = (verb: string, label: string): string => (label === '' ? verb : `${verb} ${label.toLowerCase()}`);
