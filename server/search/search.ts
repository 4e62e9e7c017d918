import { type Restrictions, restrictionKeys } from '../../contract/search/facets.ts';
import { readHelp } from '../../contract/search/said-help.ts';
import { type Listing, pageSize, type SortOrder } from '../../contract/search/search.ts';
import { getCards } from '../catalog/index.ts';
import type { Db } from '../platform/db/index.ts';
import { askedBy } from './asked.ts';
import { findProducts } from './documents/find-in-database.ts';
import type { CategoryNames } from './facets/category-names.ts';
import { presentApplied, presentFacets } from './facets/present.ts';
import { insteadOfNothing } from './nothing-found.ts';
import type { Known } from './query/find.ts';
import { wishesIn } from './query/wishes.ts';
import { inWishedColor } from './shown-color.ts';

/** At most this many results count as scarce. */
const scarce = 3;

export interface SearchInput extends Restrictions {
  k?: string | undefined;
  category?: number | undefined;
  page: number;
  sort: SortOrder;
}

/**
 * Products by text, category or both, filtered by facets. All words must match; when few products do, partial matches follow. Unknown words
 * are corrected. A text that names a wider category lists it. Text without a letter or digit finds nothing.
 */
export async function search(db: Db, known: Known, categories: CategoryNames, input: SearchInput): Promise<Listing> {
  const { k: text, page, sort } = input;
  const chosen = chosenOf(input);
  const asked = askedBy(known, categories, { text, category: input.category });
  const { category } = asked;
  const found = await findProducts(known, { ...asked, chosen, sort, offset: (page - 1) * pageSize, limit: pageSize });
  const context = { index: found.index, counts: found.counts, chosen, categories, within: category };
  const { total } = found.counts;
  // With filters, the shopper widens the list by removing one instead.
  const isScarce = total <= scarce && asked.text !== undefined && Object.keys(chosen).length === 0;
  return {
    facets: presentFacets(context),
    applied: presentApplied(context),
    total,
    page,
    pages: Math.ceil(found.listed / pageSize),
    sort,
    matching: found.matching,
    corrected: found.corrected === null || total === 0 ? null : { query: found.corrected },
    help: text === undefined ? null : readHelp(text),
    wishes: asked.text === undefined ? [] : wishesIn(asked.text),
    instead: total === 0 || isScarce ? await insteadOfNothing(db, known, categories, text, category) : null,
    hits: (await getCards(db, found.productIds, known.brand)).map(inWishedColor(input)),
  };
}

function chosenOf(input: SearchInput): Restrictions {
  return Object.fromEntries(restrictionKeys.flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]]])));
}
