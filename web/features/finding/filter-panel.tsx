import { type FocusEvent, useEffect, useRef } from 'react';
import type { Listing } from '../../../contract/search/search.ts';
import { plural } from '../../../contract/values/count.ts';
import { Button, IconButton } from '../../ui/form/button.tsx';
import { X } from '../../ui/icons/icons.tsx';
import { FilterGroups } from './filter-groups.tsx';
import { FilterLink } from './filter-link.tsx';
import styles from './filter-panel.module.css';
import { useFinding } from './finding-context.ts';
import { cleared } from './selection.ts';

export const filterPanelId = 'filters';

/**
 * The filters: a column beside the list in wide windows, otherwise a drawer over it. One native popover, so that the drawer opens without script and
 * stays open while the list changes.
 */
export function FilterPanel({ listing }: { listing: Listing }) {
  const { selection } = useFinding();
  const panel = useRef<HTMLElement>(null);

  /* In a window that became wide, the filters are beside the list again. */
  useEffect(() => {
    const wide = matchMedia('(min-width: 1200px)');
    const close = () => panel.current?.hidePopover?.();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  /* Tabbing out closes the drawer, because nothing behind it is visible. */
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover?.();
  };

  return (
    <section ref={panel} id={filterPanelId} className={styles.panel} popover="auto" aria-label="Filters" onBlur={closeOnLeave}>
      <header className={styles.header}>
        <h2 className={styles.title}>Filters</h2>
        <IconButton label="Close filters" icon={<X size={22} />} popoverTarget={filterPanelId} popoverTargetAction="hide" />
      </header>
      <div className={styles.body}>
        <FilterGroups facets={listing.facets} />
      </div>
      <footer className={styles.footer}>
        {selection.filters.length > 0 && (
          <FilterLink
            className={styles.clear}
            to={cleared}
            // It disappears.
            onClick={({ currentTarget }) => currentTarget.parentElement?.querySelector('button')?.focus()}
          >
            Clear all
          </FilterLink>
        )}
        <Button className={styles.show} popoverTarget={filterPanelId} popoverTargetAction="hide">
          Show {plural(listing.total, 'result')}
        </Button>
      </footer>
    </section>
  );
}
