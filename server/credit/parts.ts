import { type Financing, financingOf } from '../../brands/family.ts';
import { storeCardProblems } from '../../contract/credit/store-card.ts';
import type { FinancingPartner, PaymentParts } from '../payments/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';

const problem = problemsOf(storeCardProblems);

/** Dependencies of the store card. */
export interface CreditParts extends PaymentParts {
  readonly config: Pick<Config, 'shopUrls'>;
  readonly payBy: { readonly PLCC: FinancingPartner | null };
  /** Whether the brand offers its card now (spec §9, financing offer). */
  readonly financingOn: (call: Pick<Call, 'brand' | 'now'>) => Promise<boolean>;
}

/** A brand's card with the partner behind it. */
export interface CardOffer {
  readonly financing: Financing;
  readonly partner: FinancingPartner;
}

/** The card offered at a brand; null where it has none, or it is switched off. */
export async function findOffer({ payBy, financingOn }: CreditParts, call: Pick<Call, 'brand' | 'now'>): Promise<CardOffer | null> {
  const financing = financingOf(call.brand);
  return financing && payBy.PLCC && (await financingOn(call)) ? { financing, partner: payBy.PLCC } : null;
}

/** The same. Throws `store_card_unavailable`, also for a partner other than `named`. */
export async function requireOffer(parts: CreditParts, call: Pick<Call, 'brand' | 'now'>, named?: string): Promise<CardOffer> {
  const offer = await findOffer(parts, call);
  if (!offer || (named !== undefined && named !== offer.financing.partner.key)) throw problem('store_card_unavailable');
  return offer;
}
