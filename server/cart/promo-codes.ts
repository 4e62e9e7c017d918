import { promoCodeProblems } from '../../contract/promotions/promotions.ts';
import { provedEmailOf, type Visitor } from '../accounts/index.ts';
import { groupsOf } from '../groups/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { type Buyers, findEntered, normalCode, type PromoCodeGate, type PromotionsAt } from '../promotions/index.ts';
import { addPromoCode, type CartWithOffers } from './operations.ts';

const problem = problemsOf(promoCodeProblems);

export interface PromoCodeParts {
  readonly promotionsAt: PromotionsAt;
  readonly promoCodeGate: PromoCodeGate;
  readonly buyers: Buyers;
}

/**
 * Enters a promo code into the visitor's cart. A used code or another customer's answers like an unknown one, so that guessing reveals nothing.
 * Throws `promo_code_not_found`, `too_many_promo_codes`, `captcha_required` with a `challenge`, and what `changeCart` throws.
 */
export async function enterPromoCode(
  db: Db,
  { promotionsAt, promoCodeGate, buyers }: PromoCodeParts,
  { ownerId, customer }: Visitor,
  { cartUuid, code, captcha }: { cartUuid: string; code: string; captcha?: string | undefined },
  call: Call,
): Promise<CartWithOffers> {
  const brandPromotions = await promotionsAt(call.brand, call.now);
  const takeBack = await promoCodeGate.enter(call, ownerId, captcha);
  const [entered] = await findEntered(db, brandPromotions, [code], null);
  const { customers, customerGroups } = entered?.promotion.conditions ?? {};
  const isForAnother =
    (customers !== undefined && !customers.includes(provedEmailOf(customer)?.toLowerCase() ?? '')) ||
    (customerGroups !== undefined && !(await isInOneOf(db, buyers, { ownerId, customer }, customerGroups)));
  if (!entered || entered.isUsed || isForAnother) throw problem('promo_code_not_found');
  await takeBack();
  // Codes of another brand, and of promotions that ended long ago, are in the cart unseen.
  const countShown = async (codes: readonly string[]) => (await findEntered(db, brandPromotions, codes, null)).length;
  return addPromoCode(db, { ownerId, cartUuid }, normalCode(code), countShown, call.now);
}

async function isInOneOf(db: Db, buyers: Buyers, { ownerId, customer }: Visitor, groups: readonly string[]): Promise<boolean> {
  if (!customer) return false;
  return (await groupsOf(db, customer.customerId, groups, () => buyers.findSpending(db, ownerId))).length > 0;
}
