import { type ExportSubject, exportPath, exportPermissions } from '../../../contract/staff/exports.ts';
import type { Permission } from '../../../contract/staff/staff-roles.ts';
import { LinkButton } from '../../ui/form/button.tsx';

interface ExportLinkProps {
  readonly subject: ExportSubject;
  readonly permissions: readonly Permission[];
  readonly children: string;
}

/** Downloads a whole list as CSV; nothing without its permission. */
export function ExportLink({ subject, permissions, children }: ExportLinkProps) {
  if (!permissions.includes(exportPermissions[subject])) return null;
  return (
    <LinkButton href={exportPath(subject)} variant="quiet" size="small" download>
      {children}
    </LinkButton>
  );
}
