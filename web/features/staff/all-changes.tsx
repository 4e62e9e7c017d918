import { staffAudit } from '../../staff-routes.ts';
import type { Me } from './staff-page.ts';

/** Leads to every change of something (`kind:id`), of which its own page has the latest; nothing for those who may not read the audit log. */
export function AllChanges({ me, subject }: { me: Pick<Me, 'permissions'>; subject: string }) {
  if (!me.permissions.includes('audit.read')) return null;
  return (
    <p>
      <a href={staffAudit({ subject })}>All changes in the audit log</a>
    </p>
  );
}
