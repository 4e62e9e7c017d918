import type { Endpoints } from '../api/endpoint.ts';
import type { secondFactorDeclarations } from './second-factor.schemas.ts';

export * from './second-factor.rules.ts';

export const secondFactorEndpoints: Endpoints<typeof secondFactorDeclarations> = {
  confirmCode: { method: 'POST', path: '/api/user/login/code' },
  getSecondFactor: { method: 'GET', path: '/api/accounts/second-factor' },
  beginSetUp: { method: 'POST', path: '/api/accounts/second-factor/set-up' },
  turnOn: { method: 'PUT', path: '/api/accounts/second-factor' },
  turnOff: { method: 'POST', path: '/api/accounts/second-factor/turn-off' },
};
