import { family } from '../../brands/family.ts';
import { promotionEndpoints, promotionProblems } from '../../contract/merchandising/promotions.ts';
import type { RatesAt } from '../delivery/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { type Buyers, promotionsToTry } from '../promotions/index.ts';
import { requireStaff } from '../staff/index.ts';
import { presentTrial, tryCart, UnknownSkus } from './trial.ts';

const problem = problemsOf(promotionProblems);

interface TrialRoutesParts {
  readonly database: Database;
  readonly ratesAt: RatesAt;
  readonly buyers: Buyers;
}

/** Lets staff try promotions on a made-up cart; saves nothing (promotions.read). */
export function mountTrial(api: Api, { database, ratesAt, buyers }: TrialRoutesParts): void {
  api.bind(promotionEndpoints.tryOut, async ({ brand = '', at: asked, campaignId, draft, firstOrder, ...cart }, call) => {
    await requireStaff(database.read, call, 'promotions.read');
    const of = family.some(({ key }) => key === brand) ? brand : call.brand;
    const at = asked === null ? call.now : new Date(asked);
    const brandPromotions = await promotionsToTry(database.read, of, at, draft);
    const found = brandPromotions.campaigns.find((one) => one.campaignId === campaignId);
    const faults: Record<string, string> = campaignId && !found ? { campaignId: `There is no campaign “${campaignId}”` } : {};
    const campaign = found ? { campaignId: found.campaignId, restrictionToken: found.restrictionToken ?? undefined } : null;
    try {
      const parts = { db: database.read, brandPromotions, ratesAt, buyers, now: call.now, at };
      const tried = await tryCart(parts, { ...cart, campaign, ...(firstOrder !== null && { firstOrder }) });
      if (Object.keys(faults).length > 0) throw problem('invalid_input', undefined, faults);
      return presentTrial(tried, at);
    } catch (error) {
      if (!(error instanceof UnknownSkus)) throw error;
      throw problem('invalid_input', { skus: error.skus }, { lines: `Nothing has the SKU ${error.skus.join(', ')}`, ...faults });
    }
  });
}
