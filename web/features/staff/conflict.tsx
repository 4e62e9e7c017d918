import { Notice } from '../../ui/layers/notice.tsx';
import styles from './conflict.module.css';
import { Table } from './table.tsx';

interface ConflictProps {
  readonly message: string | null;
  readonly differences: readonly { readonly field: string; readonly yours: string; readonly saved: string }[];
}

/** Says that what is edited was changed meanwhile, and what both changed. */
export function Conflict({ message, differences }: ConflictProps) {
  return (
    <Notice tone="error">
      <p>
        {message}{' '}
        {differences.length > 0
          ? 'Nothing is lost: compare, then save again to keep your version, or reload to discard it.'
          : 'Your changes don’t conflict with it. Save again.'}
      </p>
      {differences.length > 0 && (
        <div className={styles.differences}>
          <Table
            caption="Differences"
            columns={[
              { key: 'field', title: 'Field' },
              { key: 'yours', title: 'Yours' },
              { key: 'saved', title: 'Saved now' },
            ]}
            rows={differences.map((cells) => ({ key: cells.field, cells: { ...cells } }))}
          />
        </div>
      )}
    </Notice>
  );
}
