import { staffHome } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';

/** Shown when something does not exist or could not be loaded. */
export function Missing({ status, message }: { status: number; message: string | null }) {
  const isMissing = status === 404 || status === 410 || status === 400;
  return (
    <EmptyState
      heading="h1"
      title={isMissing ? 'Page not found' : 'This page couldn’t be loaded'}
      actions={
        <LinkButton href={staffHome()} variant="secondary">
          Back to overview
        </LinkButton>
      }
    >
      {isMissing ? 'It may have been deleted, or the address may be wrong.' : (message ?? 'Try again in a moment.')}
    </EmptyState>
  );
}
