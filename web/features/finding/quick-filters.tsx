import type { Facet, FacetValue } from '../../../contract/search/facets.ts';
import { SwatchDot } from '../../ui/swatch-dot.tsx';
import { FilterLink } from './filter-link.tsx';
import { useFinding } from './finding-context.ts';
import styles from './quick-filters.module.css';
import { isChosen, toggled } from './selection.ts';

/** The most frequent values of each promoted filter, switches and stars first (checklist: Lists 5). */
const valuesOfEach = 3;

/** The most used filters, one click each, in a scrolling line above the list. */
export function QuickFilters({ facets }: { facets: readonly Facet[] }) {
  const promoted = facets.filter((facet) => facet.promoted);
  const single = promoted.filter(({ kind }) => kind === 'switch' || kind === 'rating');
  const several = promoted.filter(({ kind }) => kind === 'values');
  if (single.length + several.length === 0) return null;
  return (
    <ul className={styles.line} aria-label="Popular filters">
      {single.map((facet) => (
        <QuickFilter key={facet.key} facet={facet} value={facet.values[0]} />
      ))}
      {several.flatMap((facet) =>
        facet.values.slice(0, valuesOfEach).map((value) => <QuickFilter key={facet.key + value.value} facet={facet} value={value} />),
      )}
    </ul>
  );
}

function QuickFilter({ facet: { key, kind, title }, value }: { facet: Facet; value: FacetValue | undefined }) {
  const { selection } = useFinding();
  if (!value) return null;
  return (
    <li>
      <FilterLink
        className={styles.pill}
        to={(from) => toggled(from, key, value.value)}
        results={value.count}
        chosen={isChosen(selection, key, value.value)}
      >
        {value.swatch && <SwatchDot color={value.swatch} size={14} />}
        {kind === 'switch' ? title : value.label}
      </FilterLink>
    </li>
  );
}
