import { staffHome } from '../../staff-routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What the console was asked for and has not, or cannot have just now. */
export function Missing({ status, message }: { status: number; message: string | null }) {
  const isMissing = status === 404 || status === 410 || status === 400;
  return (
    <EmptyState
      heading="h1"
      title={isMissing ? 'Nothing goes by this address' : 'This cannot be shown just now'}
      actions={
        <LinkButton href={staffHome()} variant="secondary">
          Back to the overview
        </LinkButton>
      }
    >
      {isMissing ? 'It was never there, or somebody has removed it meanwhile.' : (message ?? 'Please try again in a moment.')}
    </EmptyState>
  );
}
