import type { Endpoints } from '../api/endpoint.ts';
import type { promotionCalendarDeclarations } from './promotion-calendar.schemas.ts';

export type { CalendarCampaign, CalendarPromotion } from './promotion-calendar.schemas.ts';

/** When promotions and campaigns are in force, for planning. */
export const promotionCalendarEndpoints: Endpoints<typeof promotionCalendarDeclarations> = {
  between: { method: 'GET', path: '/api/staff/promotions/calendar' },
};
