import { LinkButton } from '../../ui/button.tsx';
import styles from './pages.module.css';

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  /** The address of another page of the list. */
  at(page: number): string;
  /** What lies before and behind, in the list's own order. */
  readonly words?: { readonly before: string; readonly after: string };
}

/** The way through a list of several pages; nothing for one. */
export function Pages({ page, pages, at, words = { before: 'Previous', after: 'Next' } }: PagesProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && (
        <LinkButton href={at(page - 1)} variant="secondary" size="small" rel="prev">
          {words.before}
        </LinkButton>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <LinkButton href={at(page + 1)} variant="secondary" size="small" rel="next">
          {words.after}
        </LinkButton>
      )}
    </nav>
  );
}
