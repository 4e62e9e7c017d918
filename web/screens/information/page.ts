import { contentOf } from '../../../brands/contents.ts';
import { brandOf } from '../../../brands/index.ts';
import { deliveryEndpoints } from '../../../contract/delivery.ts';
import { breadcrumbList } from '../../features/catalog/structured-data.ts';
import { questionsPage } from '../../features/prose/questions-page.ts';
import { definePage, type PageRequest, data as pageData } from '../../page/page.ts';
import { type InformationPage, information } from '../../routes.ts';
import { flagged, loadBrandFlags } from '../../shell/brand-flags.ts';
import { loadStandardShipping } from '../../shell/free-shipping.ts';
import { copyOf, type Shelf, shelfOf } from './copy/index.ts';
import type { Copy } from './copy/parts.ts';
import InformationScreen from './information-screen.tsx';
import { type Rate, ratePlaces } from './rates.ts';

export interface InformationData {
  readonly origin: string;
  readonly page: InformationPage;
  readonly copy: Copy;
  readonly shelf: Shelf;
  /** What delivery costs by place; only where the page is about that, and empty when it could not be learnt. */
  readonly rates: readonly Rate[];
}

/** What delivery costs at one postal code of each kind of place. */
async function loadRates({ client }: PageRequest): Promise<Rate[]> {
  const answers = await Promise.all(
    ratePlaces.map(async ({ place, postalCode }) => ({ place, answer: await client.call(deliveryEndpoints.getMethods, { postalCode }) })),
  );
  return answers.flatMap(({ place, answer }) => (answer.ok ? [{ place, methods: answer.data.methods }] : []));
}

/** A page of words: help, company, rules (rulings: Routes and URLs). */
export default definePage<InformationData>({
  async load(request) {
    const page = request.url.pathname.slice(1) as InformationPage;
    const [flags, shipping] = await Promise.all([loadBrandFlags(request.client), loadStandardShipping(request.client)]);
    const told = { brand: flagged(brandOf(request.brand), flags), house: contentOf(request.brand).house, ...shipping };
    const rates = page === 'shipping' ? await loadRates(request) : [];
    return pageData({ origin: request.url.origin, page, copy: copyOf(page, told), shelf: shelfOf(page, told), rates });
  },
  head: ({ origin, page, copy }) => ({
    title: copy.title,
    description: copy.description,
    canonical: information(page),
    jsonLd: [breadcrumbList(origin, [], { name: copy.title, href: information(page) }), ...questionsPage(copy.sections)],
  }),
  cache: { maxAge: 30, staleWhileRevalidate: 3600, tags: () => ['information'] },
  Screen: InformationScreen,
});
