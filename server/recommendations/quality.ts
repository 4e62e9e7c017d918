import type { QualityTag } from '../../contract/catalog/catalog.ts';
import type { Standing } from '../catalog/index.ts';

/** Rules of the quality tags (spec §9: under 5% returned, top 10%, top 5% of category). */
const minUnits = 20;
const maxReturned = 0.05;
const minRatings = 3;
/** A share of fewer products means little; the parent category is used instead. */
const minRanked = 20;
const bestSellers = 3;

export interface Sales {
  readonly units: number;
  readonly returned: number;
}

/**
 * The quality tags of products. Products with at least 3 ratings are ranked by ratings and units sold, within the smallest category of at least 20
 * rated products; best sellers are its three that sold most; few returns need at least 20 units.
 */
export function qualityTags(
  standings: readonly Standing[],
  sales: ReadonlyMap<number, Sales>,
  categoryNames: ReadonlyMap<number, string>,
): { productId: number; tags: QualityTag[] }[] {
  const ranked = standings.filter(({ ratingCount }) => ratingCount >= minRatings);
  const sizes = new Map<number, number>();
  for (const { ancestry } of ranked) for (const id of ancestry) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  const homeOf = ({ ancestry }: Standing) => ancestry.findLast((id) => (sizes.get(id) ?? 0) >= minRanked);

  const tags = new Map<number, QualityTag[]>();
  const earn = (productId: number, tag: QualityTag) => tags.set(productId, [...(tags.get(productId) ?? []), tag]);
  const unitsOf = ({ productId }: Standing) => sales.get(productId)?.units ?? 0;
  const worth = (standing: Standing) => standing.popularity + Math.log1p(unitsOf(standing));

  for (const [home, members] of Map.groupBy(ranked, homeOf)) {
    const category = home === undefined ? undefined : categoryNames.get(home);
    if (category === undefined) continue;
    const bySales = members.filter((member) => unitsOf(member) >= minUnits).sort((a, b) => unitsOf(b) - unitsOf(a));
    for (const { productId } of bySales.slice(0, bestSellers)) earn(productId, { kind: 'best-seller', category });
    const byWorth = members.toSorted((a, b) => worth(b) - worth(a) || a.productId - b.productId);
    for (const [place, { productId }] of byWorth.entries()) {
      const share = (place + 1) / byWorth.length;
      if (share <= 0.1) earn(productId, { kind: share <= 0.05 ? 'top-5' : 'top-10', category });
    }
  }
  for (const { productId } of standings) {
    const sold = sales.get(productId);
    if (sold && sold.units >= minUnits && sold.returned / sold.units < maxReturned) {
      earn(productId, { kind: 'few-returns', category: null });
    }
  }
  return [...tags].map(([productId, earned]) => ({ productId, tags: earned }));
}
