import type { Endpoints } from '../api/endpoint.ts';
import type { engagementDeclarations } from './engagement.schemas.ts';

export * from './engagement.rules.ts';
export type { CardEvent, ContentCard } from './engagement.schemas.ts';

export const engagementEndpoints: Endpoints<typeof engagementDeclarations> = {
  getCards: { method: 'GET', path: '/api/content-cards' },
  logCardEvents: { method: 'POST', path: '/api/content-cards/events' },
  dismissCard: { method: 'POST', path: '/api/content-cards/:cardId/dismissal' },
};
