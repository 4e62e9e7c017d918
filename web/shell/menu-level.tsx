import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './menu-drawer.module.css';

interface LevelProps {
  title: string;
  /** Only one of a group is open. */
  group: string;
  sale?: boolean;
  children: ReactNode;
}

/** An entry that slides its own list over the one it stands in; open, its title is the way back. */
export function MenuLevel({ title, group, sale, children }: LevelProps) {
  return (
    <details className={styles.entry} name={group}>
      <summary className={styles.row}>
        <span className={styles.back}>
          <ChevronLeft size={20} />
          <VisuallyHidden>Back from</VisuallyHidden>
        </span>
        <span className={sale ? styles.sale : undefined}>{title}</span>
        <ChevronRight className={styles.onward} size={20} />
      </summary>
      <div className={styles.panel}>
        <ul className={styles.level}>{children}</ul>
      </div>
    </details>
  );
}

export function MenuLeaf({ href, strong, children }: { href: string; strong?: boolean; children: ReactNode }) {
  return (
    <li>
      <a className={styles.row} href={href}>
        {strong ? <strong>{children}</strong> : children}
      </a>
    </li>
  );
}
