import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { promotionEndpoints } from '../../../contract/merchandising/promotions.ts';
import type { Trial } from './read-trial.ts';

export interface StaffPromotionTrialData {
  /** The promotion it is about. */
  readonly about: { readonly promotionId: number; readonly name: string; readonly isDraft: boolean } | null;
  readonly trial: Trial;
  readonly result: OutputOf<typeof promotionEndpoints.tryOut> | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}
