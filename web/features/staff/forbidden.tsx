import { staffHome } from '../../staff-routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Lock } from '../../ui/icons.tsx';

/** A place that a role may not open. */
export function Forbidden({ role }: { role: string }) {
  return (
    <EmptyState
      heading="h1"
      title="Not open to your role"
      icon={<Lock size={32} />}
      actions={
        <LinkButton href={staffHome()} variant="secondary">
          Back to the overview
        </LinkButton>
      }
    >
      You are signed in as {role}. An administrator decides who may do what.
    </EmptyState>
  );
}
