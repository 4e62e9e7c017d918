import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { promotionCalendarEndpoints } from '../../../contract/merchandising/promotion-calendar.ts';
import type { PromotionState } from '../../../contract/merchandising/promotions.ts';
import type { Month } from './month.ts';

/** As in the URL; empty where it is not set. */
export interface Place {
  readonly month: string;
  readonly brand: string;
  readonly state: PromotionState | '';
}

export interface StaffPromotionCalendarData {
  readonly planned: OutputOf<typeof promotionCalendarEndpoints.between>;
  readonly place: Place;
  readonly month: Month;
  /** In the shop, `2026-11-27`. */
  readonly today: string;
  readonly brands: readonly { readonly key: string; readonly name: string }[];
}
