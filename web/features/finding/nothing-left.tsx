import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterLink } from './filter-link.tsx';
import { cleared } from './selection.ts';

/** A combination of filters that no product has; the chips above say which, and each can be taken back. */
export function NothingLeft() {
  return (
    <EmptyState title="No products match all your filters">
      <p>
        Remove a filter, or <FilterLink to={cleared}>clear them all</FilterLink>.
      </p>
    </EmptyState>
  );
}
