import { category } from '../../routes.ts';
import { Image } from '../../ui/image.tsx';
import styles from './department-tiles.module.css';
import type { HomeData } from './home-data.ts';

/** Every department with a picture of what is in it. */
export function DepartmentTiles({ departments }: { departments: HomeData['departments'] }) {
  if (departments.length === 0) return null;
  return (
    <nav className={styles.section} aria-labelledby="by-department">
      <h2 id="by-department" className={styles.title}>
        Shop by department
      </h2>
      <ul className={styles.tiles}>
        {departments.map((department) => (
          <li key={department.taxonomyId}>
            <a className={styles.tile} href={category(department)}>
              <span className={styles.picture}>{department.image && <Image image={department.image} alt="" ratio="square" />}</span>
              <span className={styles.name}>{department.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
