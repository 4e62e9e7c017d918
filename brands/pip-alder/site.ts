import type { AuthoredSite } from '../../contract/content/authored.ts';
import { imageColumns } from './image-columns.ts';

/** The site-wide content of an empty shop, stored from then on (docs/how-to/content.md). */
export const site: AuthoredSite = {
  navBar: {
    id: 'pip-alder-main',
    image_columns: imageColumns,
    sale_nav: { title: 'Sales & Deals', tid: 'pip-nav-sale' },
  },
  slimLineBanner: {
    coupon: {
      active: true,
      title: 'One cart',
      text: 'for both our shops',
      cta: 'How it works',
      details:
        '<p>No code needed: standard shipping costs nothing as soon as your cart comes to $50 or more after discounts. It is one cart for both our shops, so a crib sheet here and a lamp at Alder & Loom count together. Below that it is $6.99.</p>' +
        '<ul><li>In the contiguous United States.</li><li>Not to Alaska, Hawaii, military addresses, PO boxes or Canada, which pay the rates of our <a href="/shipping">shipping page</a>.</li><li>Large things are included: a bunk bed comes free.</li></ul>',
    },
    productPools: {
      active: true,
      title: 'For every age',
      pools: [
        { text: 'Gift guide', href: '/holiday-gift-guide' },
        { text: 'Rooms at knee height', href: '/designer' },
      ],
    },
    promoMessage: { active: true, title: 'Autumn markdowns', text: 'on beds and lamps', cta: 'See the deals', link: '/deals' },
  },
  footer: {
    description: 'Beds, storage, lamps and soft things for children’s rooms, made to be climbed on, handed down and lived in.',
    get_the_app: 'Get the app',
  },
};
