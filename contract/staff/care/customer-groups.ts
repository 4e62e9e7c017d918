import type { Endpoints } from '../../api/endpoint.ts';
import type { customerGroupDeclarations } from './customer-groups.schemas.ts';

export * from './customer-groups.rules.ts';
export type { CustomerGroup, GroupEdit } from './customer-groups.schemas.ts';

const all = '/api/staff/customer-groups';

export const customerGroupEndpoints: Endpoints<typeof customerGroupDeclarations> = {
  list: { method: 'GET', path: all },
  get: { method: 'GET', path: `${all}/:groupId` },
  add: { method: 'POST', path: all },
  change: { method: 'PUT', path: `${all}/:groupId` },
  delete: { method: 'DELETE', path: `${all}/:groupId` },
  addMember: { method: 'POST', path: `${all}/:groupId/members` },
  removeMember: { method: 'DELETE', path: `${all}/:groupId/members/:customerId` },
};
