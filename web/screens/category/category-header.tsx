import type { Category } from '../../../contract/catalog/catalog.ts';
import { classes } from '../../ui/classes.ts';
import { Image } from '../../ui/image.tsx';
import styles from './category-header.module.css';

interface CategoryHeaderProps {
  category: Category;
  lead?: string | undefined;
  filtered: boolean;
}

/** The list's heading. A department has a picture beside its text until it is filtered; sale and gifts have their own colour. */
export function CategoryHeader({ category, lead, filtered }: CategoryHeaderProps) {
  const { title, description, image, type, breadcrumbs } = category;
  const isDepartment = breadcrumbs.length === 0;
  if (!isDepartment || filtered) {
    return (
      <header className={styles.plain}>
        <h1>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </header>
    );
  }
  return (
    <header className={classes(styles.band, styles[type])}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead ?? description}</p>
      </div>
      {/* Lazy, as phones don't show it. */}
      {image && <Image image={image} alt="" ratio="wide" span="gallery" className={styles.picture} />}
    </header>
  );
}
