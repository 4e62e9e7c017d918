import type { Endpoints } from '../api/endpoint.ts';
import type { sandboxDeclarations } from './sandbox.schemas.ts';

export * from './sandbox.rules.ts';
export type { BankChallenge } from './sandbox.schemas.ts';

/** The payment sandbox's bank page (rulings: Third parties); absent with a real provider. */
export const sandboxEndpoints: Endpoints<typeof sandboxDeclarations> = {
  getChallenge: { method: 'GET', path: '/api/sandbox/bank/:challengeId' },
  decideChallenge: { method: 'POST', path: '/api/sandbox/bank/:challengeId' },
};
