import type { NearCategory } from '../../../contract/search/search.ts';
import { category } from '../../routes.ts';
import { Image } from '../../ui/image.tsx';
import styles from './near-categories.module.css';

/** Related categories, each with a picture of its first product. */
export function NearCategories({ categories, label }: { categories: readonly NearCategory[]; label: string }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.categories}>
        {categories.map((one) => (
          <li key={one.taxonomyId}>
            <a className={styles.category} href={category(one)}>
              {one.image && <Image image={one.image} alt="" ratio="square" priority="eager" className={styles.picture} />}
              {one.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
