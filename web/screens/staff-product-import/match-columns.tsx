import { faultsOfMapping, isColumnField, makesProducts } from '../../../contract/merchandising/mapping.rules.ts';
import { own } from '../../../contract/values/own.ts';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffProductImport } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { ShownImport, StaffProductImportData } from './staff-product-import-data.ts';
import styles from './staff-product-import-screen.module.css';
import { fieldWords } from './words.ts';

type Columns = NonNullable<ShownImport['columns']>;

interface MatchColumnsProps extends Pick<StaffProductImportData, 'mapping' | 'errors' | 'picked'> {
  readonly open: ShownImport;
  readonly columns: Columns;
}

/** Each column of a file with examples, and the field it becomes. */
export function MatchColumns({ open, columns, mapping, errors, picked }: MatchColumnsProps) {
  const saved = columns.saved.find(({ name }) => name === picked) ?? (columns.chosen ? undefined : columns.saved[0]);
  const initial = mapping ?? saved ?? columns.chosen ?? { fields: columns.columns.map(({ guess }) => guess), decimal: columns.decimal };
  const known = initial.fields.map((field) => (field !== null && isColumnField(field) ? field : null));
  const needed = errors.needed ?? (mapping ? null : faultsOfMapping(known).needed);
  const options = [
    ...fieldWords,
    ...(columns.warehouses.length > 1 ? columns.warehouses : []).map(({ code, name }) => ({
      value: `stock:${code}`,
      label: `Stock: ${name}`,
    })),
  ];
  return (
    <form method="post" action={staffProductImport({ import: open.importId })}>
      <input type="hidden" name="action" value="map" />
      <input type="hidden" name="importId" value={open.importId} />
      <Panel
        title="Match columns"
        lead="Choose what each column of your file is. We’ve made a guess from the names and values; columns set to Ignore change nothing."
      >
        {open.fault && <Notice>{open.fault}</Notice>}
        {columns.saved.length > 0 && (
          <p>
            Saved for files with these columns:{' '}
            {columns.saved.map(({ name }, i) => (
              <span key={name}>
                {i > 0 && ', '}
                {name === saved?.name ? (
                  <strong>{name} (in use)</strong>
                ) : (
                  <a href={staffProductImport({ import: open.importId, view: 'columns', mapping: name })}>{name}</a>
                )}
              </span>
            ))}
          </p>
        )}
        {needed && <Notice tone="error">{needed}</Notice>}
        {!needed && !makesProducts(known) && (
          <Notice>New products need a product name and a price. Without them, only products already in your shop are updated.</Notice>
        )}
        <Table
          caption="Columns of the file"
          columns={[
            { key: 'title', title: 'Column' },
            { key: 'samples', title: 'Sample values' },
            { key: 'field', title: 'Becomes' },
          ]}
          rows={columns.columns.map(({ title, samples }, i) => ({
            key: i,
            cells: {
              title,
              samples: samples.length > 0 ? <Samples samples={samples} /> : <span className={form.quiet}>Empty</span>,
              field: (
                <Select
                  label={`Field for ${title}`}
                  name="field"
                  className={styles.field}
                  placeholder="Ignore"
                  options={options}
                  defaultValue={initial.fields[i] ?? ''}
                  error={own(errors, `columns.${i}`)}
                />
              ),
            },
          }))}
        />
        <div className={form.row}>
          <Select
            label="Decimal separator"
            name="decimal"
            defaultValue={initial.decimal}
            options={[
              { value: 'point', label: 'Point: 1250.50' },
              { value: 'comma', label: 'Comma: 1250,50' },
            ]}
          />
          <Field
            label="Save these choices as"
            name="name"
            maxLength={80}
            autoComplete="off"
            optional
            defaultValue={mapping?.name ?? saved?.name ?? ''}
            hint="They’re offered again for files with the same columns."
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit">Check file</Button>
          {open.state === 'checked' && (
            <LinkButton href={staffProductImport({ import: open.importId })} variant="secondary">
              Cancel
            </LinkButton>
          )}
        </div>
      </Panel>
    </form>
  );
}

function Samples({ samples }: { samples: readonly string[] }) {
  return (
    <ul className={styles.samples}>
      {samples.map((sample) => (
        <li key={sample}>{sample}</li>
      ))}
    </ul>
  );
}
