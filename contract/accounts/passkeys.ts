import type { Endpoints } from '../api/endpoint.ts';
import type { passkeyDeclarations } from './passkeys.schemas.ts';

export * from './passkeys.rules.ts';
export type { Passkey } from './passkeys.schemas.ts';

export const passkeyEndpoints: Endpoints<typeof passkeyDeclarations> = {
  list: { method: 'GET', path: '/api/accounts/passkeys' },
  begin: { method: 'POST', path: '/api/accounts/passkeys/challenge' },
  add: { method: 'POST', path: '/api/accounts/passkeys' },
  remove: { method: 'DELETE', path: '/api/accounts/passkeys/:passkeyId' },
  beginSignIn: { method: 'POST', path: '/api/user/login/passkey/challenge' },
  signIn: { method: 'POST', path: '/api/user/login/passkey' },
};
