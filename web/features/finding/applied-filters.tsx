import type { MouseEvent } from 'react';
import type { Listing } from '../../../contract/search/search.ts';
import { X } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './applied-filters.module.css';
import { FilterLink } from './filter-link.tsx';
import { useFinding } from './finding-context.ts';
import { labelOf } from './labels.ts';
import { cleared, without } from './selection.ts';

/** The applied filters, each removable, and a button that clears all (checklist: Lists 1). */
export function AppliedFilters({ listing }: { listing: Listing }) {
  const { selection } = useFinding();
  if (selection.filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Applied filters">
      {selection.filters.map(({ key, value }) => (
        <li key={`${key} ${value}`}>
          <FilterLink className={styles.chip} to={(from) => without(from, key, value)} onClick={passFocusOn}>
            <VisuallyHidden>Remove </VisuallyHidden>
            {labelOf(listing, key, value)}
            <X size={14} />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink className={styles.clear} to={cleared} onClick={passFocusOn}>
          Clear all
        </FilterLink>
      </li>
    </ul>
  );
}

/** The clicked chip disappears: focus the next one, or the list when there is none. */
function passFocusOn({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const item = currentTarget.closest('li');
  const isLast = item?.parentElement?.children.length === 2;
  const next = isLast ? null : item?.nextElementSibling?.querySelector('a');
  (next ?? document.getElementById('list'))?.focus({ preventScroll: true });
}
