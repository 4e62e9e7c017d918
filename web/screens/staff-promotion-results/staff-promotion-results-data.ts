import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { promotionEndpoints } from '../../../contract/merchandising/promotions.ts';

export interface StaffPromotionResultsData {
  readonly promotionId: number;
  readonly name: string;
  /** First and last day. */
  readonly range: { readonly from: string; readonly to: string };
  /** Null for a range that is refused. */
  readonly results: OutputOf<typeof promotionEndpoints.results> | null;
  readonly error: string | null;
}
