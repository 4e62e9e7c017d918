import type { StaffPromotion } from '../../../contract/merchandising/promotions.ts';
import type { Difference } from '../../features/staff/promotions/differences.ts';
import type { PromotionAttempt } from '../../features/staff/promotions/promotion-form.ts';
import type { CampaignForm } from './campaign-form.ts';

export interface CampaignAttempt {
  readonly form: CampaignForm;
  readonly errors: Readonly<Record<string, string>>;
  /** One that exists: its id and brand stay. */
  readonly isKnown: boolean;
  readonly isOpen: boolean;
}

export interface StaffPromotionData {
  readonly promotion: StaffPromotion;
  readonly attempt: PromotionAttempt;
  /** What the form would change of a promotion that somebody else has changed meanwhile; null without a conflict. */
  readonly conflict: readonly Difference[] | null;
  readonly mayEdit: boolean;
  readonly campaign: CampaignAttempt;
  readonly done: string | null;
  readonly message: string | null;
  /** Of the form that creates codes. */
  readonly count: { readonly typed: string; readonly error: string | undefined };
}
