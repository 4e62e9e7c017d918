import type { ReactNode } from 'react';
import styles from './menu-drawer.module.css';

interface LevelProps {
  title: string;
  sale?: boolean;
  children: ReactNode;
}

/** An entry whose list slides over the current one; open, its title is the way back. Styled by tag, as a page has fifty of them. */
export function MenuLevel({ title, sale, children }: LevelProps) {
  return (
    <details>
      <summary className={sale ? styles.sale : undefined}>{title}</summary>
      <div>
        <ul>{children}</ul>
      </div>
    </details>
  );
}

interface LeafProps {
  href: string;
  strong?: boolean;
  /** Its name in click logs. */
  tid?: string;
  children: ReactNode;
}

export function MenuLeaf({ href, strong, tid, children }: LeafProps) {
  return (
    <li>
      <a href={href} data-tid={tid || undefined}>
        {strong ? <b>{children}</b> : children}
      </a>
    </li>
  );
}
