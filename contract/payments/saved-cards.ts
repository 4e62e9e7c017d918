import type { Endpoints } from '../api/endpoint.ts';
import type { savedCardDeclarations } from './saved-cards.schemas.ts';

export * from './saved-cards.rules.ts';
export type { SavedCard } from './saved-cards.schemas.ts';

export const savedCardEndpoints: Endpoints<typeof savedCardDeclarations> = {
  list: { method: 'GET', path: '/api/wallet/credit-cards' },
  save: { method: 'POST', path: '/api/wallet/credit-cards' },
  makeDefault: { method: 'PUT', path: '/api/wallet/credit-cards/:cardId/default' },
  delete: { method: 'DELETE', path: '/api/wallet/credit-cards/:cardId' },
};
