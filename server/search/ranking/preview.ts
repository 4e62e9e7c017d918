import { previewedProducts, type RankedProduct, type Understood } from '../../../contract/settings/ranking.ts';
import { allCategories, getCards } from '../../catalog/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { askedBy } from '../asked.ts';
import { findProducts } from '../documents/find-in-database.ts';
import { CategoryNames } from '../facets/category-names.ts';
import type { Known } from '../query/find.ts';
import { understand } from '../query/understanding.ts';
import type { Weights } from '../query/weights.ts';
import { inWishedColor } from '../shown-color.ts';

/** Places that are compared; further ones are only known to be farther down. */
const compared = 300;

interface Preview {
  readonly understood: Understood;
  readonly total: number;
  readonly now: RankedProduct[];
  readonly weighed: RankedProduct[];
}

/** The first products for a text as `known` ranks them and as other weights would. A text that asks for help finds none, as in the shop. */
export async function previewRanking(db: Db, known: Known, weights: Weights | null, typed: string): Promise<Preview> {
  const { said, understood } = understand(known, typed);
  if (understood.help !== null) return { understood, total: 0, now: [], weighed: [] };
  const text = said.text === '' ? undefined : said.text;
  const asked = askedBy(known, new CategoryNames(await allCategories(db)), { text });
  const wanted = { ...asked, chosen: said.filters, sort: 'relevance', offset: 0, limit: compared } as const;
  const { productIds: present, counts } = await findProducts(known, wanted);
  const { productIds: future } = await findProducts({ ...known, weights }, { ...wanted, limit: previewedProducts });
  const first = present.slice(0, previewedProducts);
  const cards = new Map((await getCards(db, [...new Set([...first, ...future])], known.brand)).map((card) => [card.productId, card]));
  const shown = (ids: readonly number[]) =>
    ids.flatMap((id): RankedProduct[] => {
      const card = cards.get(id);
      if (!card) return [];
      const { productId, name, slug, departmentSlug, image, available } = inWishedColor({ k: text })(card);
      const place = present.indexOf(id);
      return [{ productId, name, slug, departmentSlug, image, available, before: place < 0 ? null : place + 1 }];
    });
  return { understood, total: counts.total, now: shown(first), weighed: shown(future) };
}
