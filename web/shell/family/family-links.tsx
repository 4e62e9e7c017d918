import { home } from '../../routes.ts';
import styles from './family-links.module.css';

/** Another shop of the family, and how one goes there. */
export interface Sister {
  readonly name: string;
  readonly href: string;
}

interface FamilyLinksProps {
  /** Of the shop one is in. */
  readonly name: string;
  readonly sisters: readonly Sister[];
}

/** The shops of the family side by side, this one marked. Nothing where there is but one. */
export function FamilyLinks({ name, sisters }: FamilyLinksProps) {
  if (sisters.length === 0) return null;
  return (
    <nav className={styles.family} aria-label="Our family of shops">
      <span className={styles.label}>Our family</span>
      <a href={home()} aria-current="true">
        {name}
      </a>
      {sisters.map((sister) => (
        <a key={sister.name} href={sister.href}>
          {sister.name}
        </a>
      ))}
    </nav>
  );
}
