import { brandOf } from '../../../brands/index.ts';
import { breadcrumbList } from '../../features/catalog/structured-data.ts';
import { questionsPage } from '../../features/prose/questions-page.ts';
import { definePage, notFound, data as pageData } from '../../page/page.ts';
import { creditCard } from '../../routes.ts';
import { flagged, loadBrandFlags } from '../../shell/brand-flags.ts';
import { type CardWords, cardWords } from './card-words.ts';
import CreditCardScreen from './credit-card-screen.tsx';

export interface CreditCardData {
  readonly origin: string;
  readonly card: string;
  readonly words: CardWords;
}

/** The store credit card (spec §1, §2.1); a brand without one, or with its offer switched off, has no such page. */
export default definePage<CreditCardData>({
  async load({ url, brand, client }) {
    const { financing } = flagged(brandOf(brand), await loadBrandFlags(client));
    if (!financing) return notFound();
    return pageData({ origin: url.origin, card: financing.card, words: cardWords(financing) });
  },
  head: ({ origin, card, words }) => ({
    title: card,
    description: words.lead,
    canonical: creditCard(),
    jsonLd: [breadcrumbList(origin, [], { name: card, href: creditCard() }), ...questionsPage(words.sections)],
  }),
  cache: { maxAge: 30, staleWhileRevalidate: 3600, tags: () => ['information'] },
  Screen: CreditCardScreen,
});
