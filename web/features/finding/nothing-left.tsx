import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterLink } from './filter-link.tsx';
import { cleared } from './selection.ts';

/** No product has this combination of filters; the chips above can be removed one by one. */
export function NothingLeft() {
  return (
    <EmptyState title="No products match all your filters">
      <p>
        Remove a filter, or {/* It disappears. */}
        <FilterLink to={cleared} onClick={() => document.getElementById('list')?.focus({ preventScroll: true })}>
          clear them all
        </FilterLink>
        .
      </p>
    </EmptyState>
  );
}
