import { LinkButton } from './form/button.tsx';
import styles from './pages.module.css';

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  /** URL of another page of the list. */
  at(page: number): string;
  /** Labels for the neighbouring pages, where the order has better ones. */
  readonly words?: { readonly before: string; readonly after: string };
  /** Tells the lists of a screen with several apart. */
  readonly label?: string;
}

/** Links through a list of several pages; nothing for a single page. */
export function Pages({ page, pages, at, words = { before: 'Previous', after: 'Next' }, label = 'Pages' }: PagesProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
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
