import type { Endpoints } from '../api/endpoint.ts';
import { campaignValues as query } from '../promotions/campaigns.ts';
import type { guestSavedDeclarations, savedDeclarations } from './saved.schemas.ts';

export * from './saved.rules.ts';
export type { Moved, SavedItem, SavedList } from './saved.schemas.ts';

/** Spec §7.4: at both addresses the session decides whose list it is (§6). */
export const savedEndpoints: Endpoints<typeof savedDeclarations> = {
  list: { method: 'GET', path: '/api/save-for-laters/:saveForLaterUuid' },
  save: { method: 'POST', path: '/api/save-for-laters', query },
  toCart: { method: 'POST', path: '/api/save-for-laters/to-cart', query },
  remove: { method: 'DELETE', path: '/api/save-for-laters/:saveForLaterUuid/variations/:variationId' },
};

export const guestSavedEndpoints: Endpoints<typeof guestSavedDeclarations> = {
  list: { method: 'GET', path: '/api/save-for-laters/guest/:saveForLaterUuid' },
  save: { method: 'POST', path: '/api/save-for-laters/guest', query },
  toCart: { method: 'POST', path: '/api/save-for-laters/guest/to-cart', query },
  remove: { method: 'DELETE', path: '/api/save-for-laters/guest/:saveForLaterUuid/variations/:variationId' },
};
