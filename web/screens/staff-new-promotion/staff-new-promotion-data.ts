import type { PromotionChoices } from '../../../contract/merchandising/promotions.ts';
import type { PromotionAttempt } from '../../features/staff/promotions/promotion-form.ts';

export interface StaffNewPromotionData {
  readonly choices: PromotionChoices;
  readonly attempt: PromotionAttempt;
  readonly message: string | null;
}
