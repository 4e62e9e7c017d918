import type { AuthoredPage, AuthoredSite } from '../../contract/content/authored.ts';
import { companyPages } from './company.ts';
import { creditCard } from './credit-card.ts';
import { deliveryPages } from './delivery.ts';
import { faqPages } from './faq.ts';
import { helpPages } from './help.ts';
import type { Copy, Told } from './parts.ts';
import { rulePages } from './rules.ts';
import { asPage } from './to-page.ts';

const written = { ...helpPages, ...faqPages, ...deliveryPages, ...companyPages, ...rulePages };

/** A group of pages, in the order in which each links to the others. */
const groups: readonly { readonly title: string; readonly pages: readonly string[] }[] = [
  {
    title: 'Help',
    pages: [
      'help',
      'faq',
      'shipping',
      'oversized-delivery',
      'international-help',
      'returns',
      'refunds',
      'non-returnable-items',
      'customer-care',
      'contact',
      'get-the-app',
    ],
  },
  { title: 'Company', pages: ['about', 'careers', 'investors', 'sell-your-products'] },
  { title: 'Rules', pages: ['terms', 'privacy', 'privacy-request', 'promotional-terms-and-conditions', 'accessibility-policy'] },
];

/** Every document of a brand by page id, including the store card's if the brand has one. */
function copies(told: Told): ReadonlyMap<string, Copy> {
  const found = new Map(Object.entries(written).map(([id, copyOf]) => [id, copyOf(told)]));
  const { financing } = told.brand;
  return financing ? found.set('credit-card', creditCard(financing, told)) : found;
}

/** A brand's help, company and legal pages (spec §2.1; paths by the rulings: Routes and URLs). */
export const documents = (told: Omit<Told, 'demonstration'>): AuthoredPage[] =>
  [...copies({ ...told, demonstration: true })].map(([id, copy]) => asPage(id, copy));

/** The groups of a brand’s documents, for the site-wide content. */
export function pageGroups(told: Omit<Told, 'demonstration'>): NonNullable<AuthoredSite['page_groups']> {
  const copy = copies({ ...told, demonstration: true });
  return groups.map(({ title, pages }) => ({
    title,
    pages: pages.map((page) => ({ href: `/${page}`, title: copy.get(page)?.title ?? page })),
  }));
}

const notice =
  'Template. Replace this text with your own, have it checked by a lawyer where it is binding, and delete this note before you publish the page.';

/**
 * The initial documents of a shop without the demonstration: a public placeholder, so that no link is dead, and a draft template for the
 * retailer's own text.
 */
export function templates(told: Omit<Told, 'demonstration'>): { standIn: AuthoredPage; draft: AuthoredPage }[] {
  return [...copies({ ...told, demonstration: false })].map(([id, { title, description, lead, sections }]) => {
    const empty = asPage(id, { title, description: `${title} of ${told.brand.name}.`, lead: 'This page is being written.', sections: [] });
    const draft = asPage(id, { title, description, lead, sections });
    const note = { type: 'text_block', look: 'note', html: `<p>${notice}</p>` } as const;
    return { standIn: { ...empty, noindex: true }, draft: { ...draft, blocks: [note, ...draft.blocks] } };
  });
}
