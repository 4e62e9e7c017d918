import type { Breadcrumb } from '../../../contract/catalog/catalog.ts';
import { home } from '../../routes.ts';
import styles from './breadcrumbs.module.css';

/** The path from the home page; `current` is this page. */
export function Breadcrumbs({ trail, current }: { trail: readonly Breadcrumb[]; current: string }) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      <ol className={styles.list}>
        <li>
          <a href={home()}>Home</a>
        </li>
        {trail.map((crumb) => (
          <li key={crumb.id}>
            <a href={crumb.url}>{crumb.label}</a>
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
