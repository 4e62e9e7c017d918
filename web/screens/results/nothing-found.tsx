import type { Listing } from '../../../contract/search.ts';
import { ProductGrid } from '../../features/catalog/product-grid.tsx';
import { category } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Image } from '../../ui/image.tsx';
import styles from './nothing-found.module.css';

/** Nothing found: what was typed, what to do about it, the categories next to it, and what others like (checklist: Lists 10). */
export function NothingFound({ searchText, instead }: { searchText: string | null; instead: Listing['instead'] }) {
  return (
    <div className={styles.nothing}>
      <EmptyState
        heading="h1"
        title={
          <>
            Nothing found for <q>{searchText}</q>
          </>
        }
      >
        <p>Check the spelling, try a more general word, or start from one of these.</p>
      </EmptyState>
      {instead && instead.categories.length > 0 && (
        <nav aria-label="Categories to start from">
          <ul className={styles.categories}>
            {instead.categories.map((one) => (
              <li key={one.taxonomyId}>
                <a className={styles.category} href={category(one)}>
                  {one.image && <Image image={one.image} alt="" ratio="square" priority="eager" className={styles.picture} />}
                  {one.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {instead && instead.popular.length > 0 && (
        <section className={styles.popular} aria-labelledby="popular">
          <h2 id="popular">Popular right now</h2>
          <ProductGrid products={instead.popular} label="Popular right now" />
        </section>
      )}
    </div>
  );
}
