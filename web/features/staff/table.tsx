import type { ReactNode } from 'react';
import { own } from '../../../contract/values/own.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './table.module.css';

interface Column {
  readonly key: string;
  readonly title: string;
  /** Replaces the column's title, such as a checkbox for all rows. */
  readonly head?: ReactNode;
  /** Right-align numbers. */
  readonly numeric?: boolean;
  /** Never wraps. */
  readonly whole?: boolean;
  /** The heading's link, for a sortable column. */
  readonly sort?: { readonly href: string; readonly direction: 'ascending' | 'descending' | null };
}

interface TableProps {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column[];
  rows: readonly { readonly key: string | number; readonly cells: Readonly<Record<string, ReactNode>> }[];
}

/** A dense table; on phones each row becomes a small list with the headings as labels. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ key, title, head, numeric, sort }) => (
            <th key={key} scope="col" className={classes(numeric && styles.numeric)} aria-sort={sort?.direction ?? undefined}>
              {sort ? <a href={sort.href}>{title}</a> : (head ?? title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns.map((column) => (
              <td
                key={column.key}
                data-label={column.title}
                className={classes(column.numeric && styles.numeric, column.whole && styles.whole)}
              >
                <div className={styles.cell}>{own(cells, column.key)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
