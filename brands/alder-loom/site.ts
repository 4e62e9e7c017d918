import type { AuthoredSite } from '../../contract/content/authored.ts';
import { imageColumns } from './image-columns.ts';

/** The site-wide content of an empty shop, stored from then on. */
export const site: AuthoredSite = {
  navBar: {
    id: 'alder-loom-main',
    image_columns: imageColumns,
    sale_nav: { title: 'Sales & Deals', tid: 'nav-sale' },
  },
  slimLineBanner: {
    coupon: {
      active: true,
      title: 'Know the day it arrives',
      text: 'before you order',
      cta: 'How it works',
      details:
        '<p>No code needed. Enter your ZIP code on any product page and it shows the delivery day and the cost of shipping. Your cart shows them for the whole order.</p>' +
        '<p>Standard shipping costs nothing as soon as your order comes to $50 or more after discounts. Below that it is $6.99.</p>' +
        '<ul><li>In the contiguous United States.</li><li>Not to Alaska, Hawaii, military addresses, PO boxes or Canada, which pay the rates of our <a href="/shipping">shipping page</a>.</li><li>Large things are included.</li></ul>',
    },
    productPools: {
      active: true,
      title: 'Ready for guests',
      pools: [
        { text: 'Deals', href: '/deals' },
        { text: 'Gift guide', href: '/holiday-gift-guide' },
      ],
    },
    promoMessage: { active: true, title: 'New markdowns', text: 'every Friday morning', cta: 'See the deals', link: '/deals' },
  },
  footer: {
    description: 'Furniture, textiles and everyday things for the home, chosen for how they are made and how long they last.',
    get_the_app: 'Get the app',
  },
};
