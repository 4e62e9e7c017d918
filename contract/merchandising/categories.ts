import type { Endpoints } from '../api/endpoint.ts';
import type { categoryDeclarations } from './categories.schemas.ts';

export * from './automatic.rules.ts';
export type { CategoryRule, CategoryRules } from './automatic.schemas.ts';
export * from './categories.rules.ts';
export type { CategoryChoices, StaffCategory } from './categories.schemas.ts';

/** The category tree as staff keep it. */
export const categoryEndpoints: Endpoints<typeof categoryDeclarations> = {
  list: { method: 'GET', path: '/api/staff/categories' },
  get: { method: 'GET', path: '/api/staff/categories/:taxonomyId' },
  add: { method: 'POST', path: '/api/staff/categories' },
  save: { method: 'PUT', path: '/api/staff/categories/:taxonomyId' },
  match: { method: 'POST', path: '/api/staff/categories/:taxonomyId/matches' },
  saveRules: { method: 'PUT', path: '/api/staff/categories/:taxonomyId/rules' },
  order: { method: 'PUT', path: '/api/staff/categories/:taxonomyId/order' },
  place: { method: 'PUT', path: '/api/staff/categories/:taxonomyId/place' },
  mergePlan: { method: 'GET', path: '/api/staff/categories/:taxonomyId/merge' },
  delete: { method: 'DELETE', path: '/api/staff/categories/:taxonomyId' },
  merge: { method: 'POST', path: '/api/staff/categories/:taxonomyId/merge' },
};
