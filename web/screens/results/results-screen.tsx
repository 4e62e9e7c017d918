import { ProductList } from '../../features/catalog/product-list.tsx';
import { ProductRow } from '../../features/catalog/product-row.tsx';
import { category, results } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ResultsData } from './results-data.ts';
import styles from './results-screen.module.css';

/** What a search has found, or a way on when it has found nothing. */
export default function ResultsScreen({ data: { searchText, listing, instead } }: { data: ResultsData }) {
  if (instead) return <NothingFound searchText={searchText} instead={instead} />;
  return (
    <div className={styles.results}>
      <h1 className={styles.title}>
        Results for <q>{searchText}</q>
      </h1>
      <ProductList listing={listing} label={`Results for ${searchText}`} href={(place) => results({ k: searchText }, place)} />
    </div>
  );
}

function NothingFound({ searchText, instead }: { searchText: string; instead: NonNullable<ResultsData['instead']> }) {
  return (
    <div className={styles.results}>
      <EmptyState
        heading="h1"
        title={
          <>
            Nothing found for <q>{searchText}</q>
          </>
        }
      >
        <p>Check the spelling, try a more general word, or start from a department.</p>
      </EmptyState>
      {instead.departments.length > 0 && (
        <nav aria-label="Departments to start from">
          <ul className={styles.chips}>
            {instead.departments.map((department) => (
              <li key={department.taxonomyId}>
                <a className={styles.chip} href={category(department)}>
                  {department.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {instead.popular && <ProductRow title="Popular right now" products={instead.popular.products} />}
    </div>
  );
}
