import type { Endpoints } from '../api/endpoint.ts';
import type { auditDeclarations } from './staff-audit.schemas.ts';

export type { AuditEntry } from './staff-audit.schemas.ts';

export const auditEndpoints: Endpoints<typeof auditDeclarations> = {
  list: { method: 'GET', path: '/api/staff/audit' },
};
