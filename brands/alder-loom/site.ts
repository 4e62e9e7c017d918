import type { AuthoredSite } from '../../contract/content/authored.ts';

/** What an empty shop says on every page to begin with; from then on the store has it (docs/how-to/content.md). */
export const site: AuthoredSite = {
  navBar: {
    id: 'alder-loom-main',
    sale_nav: { title: 'Sales & Deals', tid: 'nav-sale' },
  },
  slimLineBanner: {
    coupon: { active: false, title: 'A welcome', text: '', cta: 'Details' },
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
