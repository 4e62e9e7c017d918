import type { Endpoints } from '../api/endpoint.ts';
import type { accountDeclarations } from './accounts.schemas.ts';

export * from './accounts.rules.ts';
export type { Device, EmailChange, Profile } from './accounts.schemas.ts';

export const accountEndpoints: Endpoints<typeof accountDeclarations> = {
  register: { method: 'POST', path: '/api/user/register' },
  login: { method: 'POST', path: '/api/user/login' },
  logout: { method: 'POST', path: '/api/user/logout' },
  requestPasswordReset: { method: 'POST', path: '/api/user/request-password-reset' },
  validatePasswordReset: { method: 'GET', path: '/api/accounts/password-reset/validate/:token' },
  processPasswordReset: { method: 'PUT', path: '/api/accounts/password-reset/process' },
  getProfile: { method: 'GET', path: '/api/accounts/profile' },
  updateProfile: { method: 'PUT', path: '/api/accounts/profile' },
  changePassword: { method: 'PUT', path: '/api/accounts/password' },
  changeEmail: { method: 'PUT', path: '/api/accounts/email' },
  getEmailChange: { method: 'GET', path: '/api/accounts/email/change' },
  sendEmailChange: { method: 'POST', path: '/api/accounts/email/change' },
  cancelEmailChange: { method: 'DELETE', path: '/api/accounts/email/change' },
  sendVerification: { method: 'POST', path: '/api/accounts/email/verification' },
  verifyEmail: { method: 'POST', path: '/api/accounts/email/verify' },
  stopEmailChange: { method: 'POST', path: '/api/accounts/email/stop-change' },
  listDevices: { method: 'GET', path: '/api/accounts/sessions' },
  signOutDevice: { method: 'DELETE', path: '/api/accounts/sessions/:sessionId' },
  signOutEverywhere: { method: 'DELETE', path: '/api/accounts/sessions' },
};
