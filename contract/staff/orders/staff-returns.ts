import type { Endpoints } from '../../api/endpoint.ts';
import type { staffReturnDeclarations } from './staff-returns.schemas.ts';

export * from './staff-returns.rules.ts';
export type { ListedReturn, StaffReturn } from './staff-returns.schemas.ts';

const one = '/api/staff/returns/:caseNumber';

/** The returns desk. */
export const staffReturnEndpoints: Endpoints<typeof staffReturnDeclarations> = {
  list: { method: 'GET', path: '/api/staff/returns' },
  quote: { method: 'GET', path: '/api/staff/orders/:orderNumber/return' },
  request: { method: 'POST', path: '/api/staff/returns' },
  get: { method: 'GET', path: one },
  decide: { method: 'PUT', path: `${one}/decision` },
  receive: { method: 'PUT', path: `${one}/receipt` },
  inspect: { method: 'PUT', path: `${one}/inspection` },
  refund: { method: 'PUT', path: `${one}/refund` },
  replace: { method: 'PUT', path: `${one}/replacement` },
  close: { method: 'PUT', path: `${one}/closing` },
  addNote: { method: 'POST', path: `${one}/notes` },
};
