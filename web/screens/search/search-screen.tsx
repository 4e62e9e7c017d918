import { home } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';

/** A text without anything to search for, sent without script; the search box keeps it. */
export default function SearchScreen({ data: { typed } }: { data: { typed: string } }) {
  return (
    <EmptyState
      heading="h1"
      whole
      title={
        <>
          Nothing for <q>{typed}</q>
        </>
      }
      actions={<LinkButton href={home()}>Back to the shop</LinkButton>}
    >
      Type a word or a number.
    </EmptyState>
  );
}
