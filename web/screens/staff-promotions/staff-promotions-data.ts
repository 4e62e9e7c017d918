import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { PromotionState, promotionEndpoints } from '../../../contract/merchandising/promotions.ts';

/** Filters as in the URL; empty where they are not set. */
export interface Place {
  readonly q: string;
  readonly state: PromotionState | '';
}

export interface StaffPromotionsData {
  readonly listed: OutputOf<typeof promotionEndpoints.list>;
  readonly place: Place;
  readonly mayEdit: boolean;
}
