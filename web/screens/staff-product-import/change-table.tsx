import { type ImportChange, importOutcomes } from '../../../contract/merchandising/imports.ts';
import form from '../../features/staff/form.module.css';
import { fieldName, valueWords } from '../../features/staff/products/change-words.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffProductImport } from '../../staff-routes.ts';
import { Pages } from '../../ui/pages.tsx';
import type { ShownChanges, StaffProductImportData } from './staff-product-import-data.ts';
import styles from './staff-product-import-screen.module.css';
import { outcomeWords } from './words.ts';

interface ChangeTableProps extends Pick<StaffProductImportData, 'show'> {
  readonly importId: number;
  readonly changes: ShownChanges;
  /** Lines of a file that its author knows. */
  readonly hasLines: boolean;
}

/** The report of an import, row by row and field by field, with filters. */
export function ChangeTable({ importId, changes, show, hasLines }: ChangeTableProps) {
  const filters = importOutcomes.flatMap((outcome) => changes.totals.filter((total) => total.outcome === outcome));
  const all = filters.reduce((sum, { rows }) => sum + rows, 0);
  if (all === 0) return null;
  const link = (outcome: StaffProductImportData['show'], words: string, rows: number) => (
    <a href={staffProductImport({ import: importId, show: outcome ?? undefined })} aria-current={show === outcome ? 'page' : undefined}>
      {words} {rows.toLocaleString('en-US')}
    </a>
  );
  return (
    <>
      <nav className={styles.filters} aria-label="Filter the report">
        {link(null, 'All', all)}
        {filters.map(({ outcome, rows }) => (
          <span key={outcome}>{link(outcome, outcomeWords[outcome], rows)}</span>
        ))}
      </nav>
      {changes.changes.length === 0 ? (
        <p className={form.quiet}>No rows match this filter.</p>
      ) : (
        <Table
          caption="Report"
          columns={[
            ...(hasLines ? [{ key: 'line', title: 'Line', numeric: true }] : []),
            { key: 'product', title: 'Product' },
            { key: 'outcome', title: 'Outcome', whole: true },
            { key: 'field', title: 'Field' },
            { key: 'before', title: 'Before' },
            { key: 'after', title: 'After' },
          ]}
          rows={changes.changes.map((change, i) => ({ key: i, cells: cellsOf(change) }))}
        />
      )}
      <Pages
        page={changes.page}
        pages={changes.pages}
        at={(page) => staffProductImport({ import: importId, show: show ?? undefined, page: page > 1 ? page : undefined })}
      />
    </>
  );
}

function cellsOf({ line, handle, name, outcome, sku, field, before, after, reason }: ImportChange) {
  const value = (given: unknown) => (field === null || outcome === 'refused' ? '' : valueWords(field, given));
  return {
    line: line === 0 ? '' : line,
    product: (
      <>
        {name ?? handle}
        {name !== null && <div className={form.quiet}>{handle}</div>}
        {sku && <div className={form.quiet}>{sku}</div>}
      </>
    ),
    outcome: outcomeWords[outcome],
    field: field === null ? '' : fieldName(field),
    before: value(before),
    after: reason ?? value(after),
  };
}
