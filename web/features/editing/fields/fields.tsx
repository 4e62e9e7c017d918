import type { FieldForm } from '../../../../contract/content/form.schemas.ts';
import { own } from '../../../../contract/values/own.ts';
import { isPlainRecord, type Plain } from '../../../../contract/values/plain.ts';
import { useEditing } from '../editing-context.ts';
import { joined } from '../paths.ts';
import styles from './fields.module.css';

/** Fields in a column; narrow ones share a row where there is room. */
export function Fields({ forms, path, value }: { forms: readonly FieldForm[]; path: string; value: Plain | undefined }) {
  const { FieldOf } = useEditing();
  return (
    <div className={styles.fields}>
      {forms.map((form) => (
        <FieldOf
          key={form.name}
          form={form}
          path={joined(path, form.name)}
          value={isPlainRecord(value) ? own(value, form.name) : undefined}
          picture={form.kind === 'list' && form.picture && isPlainRecord(value) ? own(value, form.picture) : undefined}
        />
      ))}
    </div>
  );
}
