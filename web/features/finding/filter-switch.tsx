import type { Facet } from '../../../contract/search/facets.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { FilterLink } from './filter-link.tsx';
import styles from './filter-switch.module.css';
import { useFinding } from './finding-context.ts';
import { isChosen, toggled } from './selection.ts';

/** "On sale", "Ships fast": on or off. */
export function FilterSwitch({ facet: { key, title, values } }: { facet: Facet }) {
  const { selection } = useFinding();
  const count = values[0]?.count ?? 0;
  return (
    <FilterLink
      className={styles.switch}
      to={(from) => toggled(from, key, 'true')}
      results={count}
      chosen={isChosen(selection, key, 'true')}
    >
      <span className={styles.label}>{title}</span>
      <span className={styles.count}>{formatCount(count)}</span>
      <span className={styles.track} />
    </FilterLink>
  );
}
