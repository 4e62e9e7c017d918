import { staffAudit } from '../../staff-routes.ts';
import type { Me } from './staff-page.ts';

/** Links to all changes of a subject (`kind:id`), whose page shows the latest; nothing without permission for the audit log. */
export function AllChanges({ me, subject }: { me: Pick<Me, 'permissions'>; subject: string }) {
  if (!me.permissions.includes('audit.read')) return null;
  return (
    <p>
      <a href={staffAudit({ subject })}>All changes in the audit log</a>
    </p>
  );
}
