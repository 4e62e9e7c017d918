import type { Listing } from '../../../contract/search/search.ts';
import { ProductGrid } from '../../features/catalog/product-grid.tsx';
import { divided } from '../../features/finding/grown-list.ts';
import { NothingLeft } from '../../features/finding/nothing-left.tsx';
import { ProductFinder, productListId } from '../../features/finding/product-finder.tsx';
import { useSoftNavigation } from '../../page/browser/soft-navigation.ts';
import { island } from '../../page/island.tsx';
import { X } from '../../ui/icons/icons.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NearCategories } from './near-categories.tsx';
import { NothingFound } from './nothing-found.tsx';
import { type ResultsData, resultsHref } from './results-data.ts';
import styles from './results-screen.module.css';

/** Search results, or a way on when there are none. */
function ResultsScreen({ data: initial }: { data: ResultsData }) {
  const [data, navigate] = useSoftNavigation('results', initial);
  const { searchText, name, selection, listing } = data;
  if (listing.total === 0 && selection.filters.length === 0) return <NothingFound searchText={searchText} instead={listing.instead} />;

  const { corrected } = listing;
  const hrefOf = (text: string) => resultsHref({ searchText: text, name }, selection);
  const fields = searchText === null ? [] : [{ name: 'q', value: searchText }];
  return (
    <div
      className={styles.results}
      data-search-text={searchText ?? undefined}
      data-search-found={listing.page === 1 ? listing.total : undefined}
    >
      <SkipLink to={productListId}>Skip to products</SkipLink>
      <header className={styles.header}>
        <h1 className={styles.title}>
          {searchText === null ? (
            listing.applied.map(({ label }) => label).join(', ')
          ) : (
            <>
              Results for <q>{corrected?.query ?? searchText}</q>
            </>
          )}
        </h1>
        {corrected && (
          <p className={styles.corrected}>
            No results for <q>{searchText}</q>. Showing results for <a href={hrefOf(corrected.query)}>{corrected.query}</a>.
          </p>
        )}
        {listing.wishes.length > 0 && (
          <ul className={styles.wishes} aria-label="Understood from your search">
            {listing.wishes.map(({ label, text }) => (
              <li key={label}>
                <a className={styles.wish} href={hrefOf(text)}>
                  <VisuallyHidden>Remove </VisuallyHidden>
                  {label}
                  <X size={14} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </header>
      <ProductFinder
        listing={listing}
        selection={selection}
        href={(to, page) => resultsHref(data, to, page)}
        fields={fields}
        navigate={navigate}
        isSearch
      >
        {listing.total === 0 ? (
          <NothingLeft />
        ) : (
          <Hits listing={listing} label={searchText === null ? 'Products' : `Results for ${searchText}`} />
        )}
      </ProductFinder>
      {listing.instead && (
        <section className={styles.further}>
          <h2>Keep looking</h2>
          <NearCategories categories={listing.instead.categories} label="Related categories" />
        </section>
      )}
    </div>
  );
}

/** The products that match, and below a heading those that are only similar. */
function Hits({ listing, label }: { listing: Listing; label: string }) {
  const { matching, similar } = divided(listing);
  if (similar.length === 0) return <ProductGrid products={matching} label={label} />;
  const heading = listing.matching === 0 ? 'Similar products' : 'Also similar';
  return (
    <div className={styles.hits}>
      {matching.length > 0 && <ProductGrid products={matching} label={label} />}
      <section className={styles.similar} aria-labelledby="similar">
        <h2 id="similar">{heading}</h2>
        <ProductGrid products={similar} label={heading} isFurther />
      </section>
    </div>
  );
}

export default island('screens/results/results-screen', ResultsScreen);
