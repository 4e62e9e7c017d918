import type { Endpoints } from '../api/endpoint.ts';
import type { menuDeclarations } from './menu.schemas.ts';

export * from './menu.rules.ts';
export type { MenuItem } from './menu.schemas.ts';

/** Menu items that are not categories, as staff keep them; each brand has its own. */
export const menuEndpoints: Endpoints<typeof menuDeclarations> = {
  list: { method: 'GET', path: '/api/staff/menu-items' },
  add: { method: 'POST', path: '/api/staff/menu-items' },
  save: { method: 'PUT', path: '/api/staff/menu-items/:itemId' },
  place: { method: 'PUT', path: '/api/staff/menu-items/:itemId/place' },
  delete: { method: 'DELETE', path: '/api/staff/menu-items/:itemId' },
};
