import { ChevronLeft, ChevronRight } from '../../ui/icons.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pages: number;
  href(page: number): string;
}

/** Pages of a list as real links: neighbours, first and last, with gaps between. */
export function Pagination({ page, pages, href }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pagination} aria-label="Pages">
      {page > 1 && (
        <a className={styles.step} href={href(page - 1)} rel="prev">
          <ChevronLeft size={18} /> Previous
        </a>
      )}
      <ol className={styles.list}>
        {pageWindow(page, pages).map((entry) =>
          entry.kind === 'gap' ? (
            <li key={`gap-${entry.after}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry.page}>
              <a
                className={styles.page}
                href={href(entry.page)}
                aria-label={`Page ${entry.page}`}
                aria-current={entry.page === page ? 'page' : undefined}
              >
                {entry.page}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <a className={styles.step} href={href(page + 1)} rel="next">
          Next <ChevronRight size={18} />
        </a>
      )}
    </nav>
  );
}
