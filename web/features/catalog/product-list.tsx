import type { Listing } from '../../../contract/search.ts';
import type { ListPlace } from '../../routes.ts';
import { Pagination } from './pagination.tsx';
import { ProductGrid } from './product-grid.tsx';
import styles from './product-list.module.css';
import { SortForm } from './sort-form.tsx';

interface ProductListProps {
  listing: Listing;
  /** What the list is of, for screen readers. */
  label: string;
  /** The list's own link function. */
  href(place: ListPlace): string;
  /** What the unsorted list is called. */
  relevanceLabel?: string;
}

/** A list with its count, its order, its products and its pages. */
export function ProductList({ listing, label, href, relevanceLabel }: ProductListProps) {
  const { hits, total, page, pages, sort } = listing;
  const chosenSort = sort === 'relevance' ? undefined : sort;
  return (
    <div className={styles.list}>
      <div className={styles.toolbar}>
        <p className={styles.count}>
          {total.toLocaleString('en-US')} {total === 1 ? 'product' : 'products'}
          {pages > 1 && ` · page ${page} of ${pages}`}
        </p>
        <SortForm sort={sort} href={href({})} relevanceLabel={relevanceLabel} />
      </div>
      <ProductGrid products={hits} label={label} />
      <Pagination page={page} pages={pages} href={(to) => href({ page: to, sort: chosenSort })} />
    </div>
  );
}
