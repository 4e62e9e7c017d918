import { useState } from 'react';
import type { RecordForm } from '../../../../contract/content/form.schemas.ts';
import { isPlainRecord } from '../../../../contract/values/plain.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Select } from '../../../ui/form/field.tsx';
import { useEditing, useField } from '../editing-context.ts';
import { Fold } from '../fold.tsx';
import { joined } from '../paths.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';

/** At most one item per department. */
export function RecordField({ form, path, value }: FieldProps<RecordForm & { name: string }>) {
  const { departments, FieldOf } = useEditing();
  const { set } = useField(path);
  const [chosen, setChosen] = useState('');
  const items = isPlainRecord(value) ? value : {};
  const without = departments.filter((department) => !Object.hasOwn(items, department.value));
  const labelOf = (slug: string) => departments.find((department) => department.value === slug)?.label ?? slug;
  const remove = (slug: string) => set(Object.fromEntries(Object.entries(items).filter(([name]) => name !== slug)));
  return (
    <fieldset className={styles.group}>
      {form.label !== '' && <legend>{form.label}</legend>}
      {Object.entries(items).map(([slug, item]) => (
        <Fold key={slug} title={labelOf(slug)}>
          <FieldOf form={{ ...form.item, label: '' }} path={joined(path, slug)} value={item} />
          <Button size="small" variant="quiet" onClick={() => remove(slug)}>
            Remove: {labelOf(slug)}
          </Button>
        </Fold>
      ))}
      {without.length > 0 && (
        <div className={styles.adding}>
          <Select
            label={`Add to ${form.label}`}
            value={chosen}
            placeholder="Select a department"
            options={without}
            onChange={(event) => setChosen(event.target.value)}
          />
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              if (chosen !== '') set({ ...items, [chosen]: form.blank });
              setChosen('');
            }}
          >
            Add
          </Button>
        </div>
      )}
    </fieldset>
  );
}
