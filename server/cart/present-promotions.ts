import type { Adjustment, PromoCode, PromotionsOfCart } from '../../contract/promotions/promotions.ts';
import { formatDollars } from '../platform/format-dollars.ts';
import type { Considered, EnteredCode, Evaluation, Standing } from '../promotions/index.ts';

/** A cart's codes, offers and campaign for shoppers. `summary` has what each promotion takes off. */
export function presentPromotions(evaluation: Evaluation, summary: readonly Adjustment[], standing: Standing): PromotionsOfCart {
  const { entered, campaign, campaigns } = standing;
  const judged = entered.length > 0 ? evaluation.considered() : [];
  // A campaign without a promotion is about the prices.
  const isTakenOff = campaigns.size === 0 || summary.some(({ promotionId }) => campaigns.has(promotionId));
  return {
    codes: entered.map((one) => presentCode(one, standing, judged)),
    capped: evaluation.capped,
    nextOffer: nextOfferOf(evaluation, standing),
    campaign: campaign && {
      campaignId: campaign.campaignId,
      restrictionToken: campaign.restrictionToken ?? null,
      checkoutMessage: isTakenOff ? campaign.checkoutMessage : '',
    },
  };
}

/** The state of a code with its message (spec §4, promo code). */
function presentCode({ code, promotion, isUsed }: EnteredCode, { codes }: Standing, judged: readonly Considered[]): PromoCode {
  const refused = { code, state: 'not_eligible' as const, label: promotion.label, amount: 0 };
  if (isUsed) return { ...refused, message: 'This code has been used already.' };
  if (codes.get(promotion.id) !== code) return { ...refused, message: 'Another code for this offer is in your cart.' };
  const outcome = judged.find((one) => one.promotion.id === promotion.id)?.outcome;
  if (outcome?.state === 'applied') {
    return {
      code,
      state: 'applied',
      label: promotion.label,
      message: `You save ${formatDollars(outcome.amount)}.`,
      amount: outcome.amount,
    };
  }
  if (outcome?.state === 'beaten') {
    const better = judged.find((one) => one.promotion.id === outcome.by)?.promotion.label;
    return { ...refused, message: better ? `You already have a better offer: ${better}.` : 'You already have a better offer.' };
  }
  return { ...refused, message: outcome ? outcome.reason.message : 'This code doesn’t apply here.' };
}

function nextOfferOf({ nextOffer }: Evaluation, { promotions }: Standing): PromotionsOfCart['nextOffer'] {
  const label = nextOffer && promotions.find(({ id }) => id === nextOffer.promotionId)?.label;
  return nextOffer && label ? { label, missing: nextOffer.missing, message: nextOffer.message } : null;
}
