import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterLink } from './filter-link.tsx';
import { cleared } from './selection.ts';

/** A combination of filters that no product has; the chips above say which, and each can be taken back. */
export function NothingLeft() {
  return (
    <EmptyState title="Nothing here has all of that">
      <p>
        Take one of the filters back, or <FilterLink to={cleared}>see the whole list</FilterLink>.
      </p>
    </EmptyState>
  );
}
