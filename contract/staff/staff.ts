import type { Endpoints } from '../api/endpoint.ts';
import type { staffDeclarations } from './staff.schemas.ts';

export * from './staff.rules.ts';
export type { ListedMember } from './staff.schemas.ts';

export const staffEndpoints: Endpoints<typeof staffDeclarations> = {
  me: { method: 'GET', path: '/api/staff/me' },
  signIn: { method: 'POST', path: '/api/staff/sign-in' },
  confirmCode: { method: 'POST', path: '/api/staff/second-factor' },
  signOut: { method: 'POST', path: '/api/staff/sign-out' },
  showOwnerLink: { method: 'POST', path: '/api/staff/owner/show' },
  createOwner: { method: 'POST', path: '/api/staff/owner' },
  showSetUp: { method: 'POST', path: '/api/staff/set-up/show' },
  completeSetUp: { method: 'POST', path: '/api/staff/set-up' },
  listMembers: { method: 'GET', path: '/api/staff/members' },
  createMember: { method: 'POST', path: '/api/staff/members' },
  setRole: { method: 'PUT', path: '/api/staff/members/:memberId/role' },
  disableMember: { method: 'PUT', path: '/api/staff/members/:memberId/disabled' },
  resetMember: { method: 'POST', path: '/api/staff/members/:memberId/set-up-link' },
};
