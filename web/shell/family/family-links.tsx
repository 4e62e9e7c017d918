import { home } from '../../routes.ts';
import styles from './family-links.module.css';

/** A sister shop and its address. */
export interface Sister {
  readonly name: string;
  readonly href: string;
}

interface FamilyLinksProps {
  /** Of the current shop. */
  readonly name: string;
  readonly sisters: readonly Sister[];
}

/** Links to the family's shops, this one marked; nothing if there is only one. */
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
