import type { InformationPage } from '../../../routes.ts';
import { companyPages } from './company.ts';
import { deliveryPages } from './delivery.ts';
import { faqPages } from './faq.ts';
import { helpPages } from './help.ts';
import type { Copy, Pages, Told } from './parts.ts';
import { rulePages } from './rules.ts';

const written: Pages = { ...helpPages, ...faqPages, ...deliveryPages, ...companyPages, ...rulePages };

/** Pages that belong together, in the order in which each shows the others beside it. */
export const shelves: readonly { readonly title: string; readonly pages: readonly InformationPage[] }[] = [
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

export interface Shelf {
  readonly title: string;
  readonly pages: readonly { readonly page: InformationPage; readonly title: string }[];
}

/** A page's words. Throws where nobody has written it: a route without words is a mistake in the table. */
export function copyOf(page: InformationPage, told: Told): Copy {
  const copy = written[page]?.(told);
  if (!copy) throw new Error(`Nobody has written /${page}`);
  return copy;
}

/** The shelf a page stands on, with the titles of all that stand there. */
export function shelfOf(page: InformationPage, told: Told): Shelf {
  const { title, pages } = shelves.find((shelf) => shelf.pages.includes(page)) ?? { title: '', pages: [] };
  return { title, pages: pages.map((other) => ({ page: other, title: copyOf(other, told).title })) };
}
