import { useState } from 'react';
import type { Facet, FacetValue } from '../../../contract/search/facets.ts';
import { formatCount } from '../../../contract/values/count.ts';
import { own } from '../../../contract/values/own.ts';
import { classes } from '../../ui/classes.ts';
import { SwatchDot } from '../../ui/swatch-dot.tsx';
import { FilterLink } from './filter-link.tsx';
import styles from './filter-values.module.css';
import { useFinding } from './finding-context.ts';
import { isChosen, toggled } from './selection.ts';
import { shownValues } from './shown-values.ts';

/** A filter's values as checkboxes, each a link with its count. Further values are behind "Show all" and can be searched. */
export function FilterValues({ facet }: { facet: Facet }) {
  const [sought, setSought] = useState('');
  // The initial choice: a value does not move, and lose focus, when it is chosen behind "Show all".
  const [chosen] = useState(useFinding().selection);
  const { values, title, key } = facet;
  const { first, rest } = shownValues(values, ({ value }) => isChosen(chosen, key, value));
  if (rest.length === 0) return <Values facet={facet} values={first} />;

  const needle = sought.trim().toLowerCase();
  const found = needle === '' ? values : values.filter(({ label }) => label.toLowerCase().includes(needle));
  return (
    <>
      {needle === '' && <Values facet={facet} values={first} />}
      <details className={styles.more}>
        <summary className={styles.toggle}>Show all {values.length}</summary>
        <input
          className={styles.search}
          type="search"
          aria-label={`Search in ${title}`}
          placeholder={`Search in ${title.toLowerCase()}`}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
        <Values facet={facet} values={needle === '' ? rest : found} />
        {found.length === 0 && <p className={styles.none}>No matches.</p>}
      </details>
    </>
  );
}

function Values({ facet: { key, kind }, values }: { facet: Facet; values: readonly FacetValue[] }) {
  const isSingle = kind === 'rating' || kind === 'range';
  return (
    <ul className={styles.values}>
      {values.map((value) => (
        <li key={value.value} className={value.level ? own(styles, `level${Math.min(value.level, 3)}`) : undefined}>
          <Value facetKey={key} value={value} isSingle={isSingle} />
        </li>
      ))}
    </ul>
  );
}

function Value({ facetKey, value, isSingle }: { facetKey: Facet['key']; value: FacetValue; isSingle: boolean }) {
  const { selection } = useFinding();
  return (
    <FilterLink
      className={classes(styles.value, isSingle && styles.single)}
      to={(from) => toggled(from, facetKey, value.value)}
      results={value.count}
      chosen={isChosen(selection, facetKey, value.value)}
    >
      <span className={styles.mark} />
      {value.swatch && <SwatchDot color={value.swatch} size={18} />}
      <span className={styles.label}>{value.label}</span>
      <span className={styles.count}>{formatCount(value.count)}</span>
    </FilterLink>
  );
}
