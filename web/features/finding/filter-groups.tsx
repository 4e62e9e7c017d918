import { useState } from 'react';
import type { Facet } from '../../../contract/search/facets.ts';
import { Accordion } from '../../ui/layers/accordion.tsx';
import styles from './filter-groups.module.css';
import { FilterRange } from './filter-range.tsx';
import { FilterSwitch } from './filter-switch.tsx';
import { FilterValues } from './filter-values.tsx';
import { useFinding } from './finding-context.ts';

/** Groups initially open; the others open by their heading. */
const openAtFirst = 5;

/** All filters: switches first, then groups with headings. */
export function FilterGroups({ facets }: { facets: readonly Facet[] }) {
  const groups = facets.filter(({ kind }) => kind !== 'switch');
  const switches = facets.filter(({ kind }) => kind === 'switch');
  return (
    <>
      {switches.length > 0 && (
        <ul className={styles.switches}>
          {switches.map((facet) => (
            <li key={facet.key}>
              <FilterSwitch facet={facet} />
            </li>
          ))}
        </ul>
      )}
      {groups.map((facet, index) => (
        <Group key={facet.key} facet={facet} isEarly={index < openAtFirst} />
      ))}
    </>
  );
}

function Group({ facet, isEarly }: { facet: Facet; isEarly: boolean }) {
  const { selection } = useFinding();
  // Keeps the initial state: a group does not close when its last value is removed.
  const [open] = useState(isEarly || selection.filters.some(({ key }) => key === facet.key));
  return (
    <Accordion title={facet.title} open={open} className={styles.group}>
      {facet.kind === 'range' && <FilterRange facet={facet} />}
      {facet.values.length > 0 && <FilterValues facet={facet} />}
    </Accordion>
  );
}
