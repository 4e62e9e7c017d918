import type { Listing } from '../../../contract/search/search.ts';
import { ProductGrid } from '../../features/catalog/product-grid.tsx';
import { category } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NearCategories } from './near-categories.tsx';
import styles from './nothing-found.module.css';

/** No results: the search text, advice, related categories and popular products (checklist: Lists 10). */
export function NothingFound({ searchText, instead }: { searchText: string | null; instead: Listing['instead'] }) {
  const near = instead?.isNear ? instead.categories[0] : undefined;
  return (
    <div className={styles.nothing} data-search-text={searchText ?? undefined} data-search-found={0}>
      <EmptyState
        heading="h1"
        title={
          <>
            Nothing for <q>{searchText}</q>
          </>
        }
      >
        <p>
          {near === undefined ? (
            'Check the spelling, or start with one of these.'
          ) : (
            <>
              Near it: <a href={category(near)}>{near.title}</a>. Or try another word.
            </>
          )}
        </p>
      </EmptyState>
      {instead && <NearCategories categories={instead.categories} label="Categories to start with" />}
      {instead && instead.popular.length > 0 && (
        <section className={styles.popular} aria-labelledby="popular">
          <h2 id="popular">Popular right now</h2>
          <ProductGrid products={instead.popular} label="Popular right now" />
        </section>
      )}
    </div>
  );
}
