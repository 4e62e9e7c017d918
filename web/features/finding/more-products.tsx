import type { MouseEvent } from 'react';
import type { Listing } from '../../../contract/search/search.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import { shownOf } from './grown-list.ts';
import styles from './more-products.module.css';

interface MoreProductsProps {
  listing: Listing;
  /** The URL of a page of this list. */
  href(page: number): string;
  onMore(event: MouseEvent): void;
}

/** How much of the list is shown, and the next page: in place with script, as its own page without. */
export function MoreProducts({ listing, href, onMore }: MoreProductsProps) {
  const { page, pages, total } = listing;
  const { first, last } = shownOf(listing);
  if (pages < 2) return null;
  return (
    <div className={styles.more}>
      <p className={styles.count}>
        Showing {first}–{last} of {formatCount(total)}
      </p>
      <progress className={styles.progress} value={last} max={total} aria-hidden="true" />
      {page < pages && (
        <LinkButton className={styles.next} href={href(page + 1)} rel="next" variant="secondary" onClick={onMore}>
          Load more
        </LinkButton>
      )}
    </div>
  );
}
