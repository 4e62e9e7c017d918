import { staffHome } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { Lock } from '../../ui/icons/icons.tsx';

/** The page of a role without the permission. */
export function Forbidden({ role }: { role: string }) {
  return (
    <EmptyState
      heading="h1"
      title="You don’t have access"
      icon={<Lock size={32} />}
      actions={
        <LinkButton href={staffHome()} variant="secondary">
          Back to overview
        </LinkButton>
      }
    >
      Your role is {role}. Ask an administrator if you need access to this page.
    </EmptyState>
  );
}
