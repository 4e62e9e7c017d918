import { brandOf } from '../../../brands/index.ts';
import type { Client } from '../../../contract/api/client.ts';
import { contentEndpoints } from '../../../contract/content/endpoints.ts';
import type { ShownPage } from '../../../contract/content/page.schemas.ts';
import { loadRates } from '../../features/content/document/rates.ts';
import type { PageRequest } from '../../page/page.ts';
import { contentPage } from '../../routes.ts';
import { flagged, loadBrandFlags } from '../../shell/visitor/brand-flags.ts';
import type { Surroundings } from './content-page-data.ts';

/** Loads what a page shows beside its blocks: a document's group, and rates for its table. */
export async function loadSurroundings(client: Client, { page_id, document, blocks }: ShownPage): Promise<Surroundings> {
  const hasRates = blocks.some(({ type }) => type === 'delivery_rates');
  const [site, rates] = await Promise.all([document && client.call(contentEndpoints.getSite, {}), hasRates ? loadRates(client) : []]);
  const groups = site?.ok ? site.data.page_groups : [];
  return { group: groups.find(({ pages }) => pages.some(({ href }) => href === contentPage(page_id))) ?? null, rates };
}

/** A page without mentions of the store card while the brand offers none; null if nothing else is on the page. */
export async function withCardIfOffered(
  { brand, client }: Pick<PageRequest, 'brand' | 'client'>,
  page: ShownPage,
): Promise<ShownPage | null> {
  const isAbout = ({ visibility }: ShownPage['blocks'][number]) => visibility.only_with_store_card;
  if (!page.only_with_store_card && !page.blocks.some(isAbout)) return page;
  const { financing } = flagged(brandOf(brand), await loadBrandFlags(client));
  if (financing) return page;
  return page.only_with_store_card ? null : { ...page, blocks: page.blocks.filter((block) => !isAbout(block)) };
}
