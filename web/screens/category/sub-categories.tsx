import type { Category } from '../../../contract/catalog/catalog.ts';
import { category as categoryLink } from '../../routes.ts';
import { Image } from '../../ui/image.tsx';
import styles from './sub-categories.module.css';

/** Subcategories with pictures and counts: low tiles in columns, on phones a scrolling line. */
export function SubCategories({ category }: { category: Category }) {
  if (category.children.length === 0) return null;
  return (
    <nav aria-label={`Categories in ${category.title}`}>
      <ul className={styles.tiles}>
        {category.children.map((child) => (
          <li key={child.taxonomyId}>
            <a className={styles.tile} href={categoryLink(child)}>
              {child.image && <Image image={child.image} alt="" ratio="square" span="thumb" priority="eager" className={styles.picture} />}
              <span>
                {child.title}&nbsp;<span className={styles.count}>{child.productCount}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
