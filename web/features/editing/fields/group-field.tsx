import type { GroupForm } from '../../../../contract/content/form.ts';
import { Button } from '../../../ui/button.tsx';
import { useField } from '../editing-context.ts';
import type { Plain } from '../paths.ts';
import { type FieldProps, Fields } from './field-of.tsx';
import styles from './fields.module.css';

/** Fields that belong together, and may be missing together. */
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
        <Button size="small" variant={isThere ? 'quiet' : 'secondary'} onClick={() => set(isThere ? null : (form.blank as Plain))}>
          {wordsOf(isThere ? 'Remove' : 'Add', form.label)}
        </Button>
      )}
    </fieldset>
  );
}

/** A group that stands in a fold of its own name need not say it again. */
const wordsOf = (deed: string, label: string): string => (label === '' ? `${deed} all of this` : `${deed}: ${label}`);
