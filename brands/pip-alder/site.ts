import type { AuthoredSite } from '../../contract/content/authored.ts';

/** What an empty shop says on every page to begin with; from then on the store has it (docs/how-to/content.md). */
export const site: AuthoredSite = {
  navBar: {
    id: 'pip-alder-main',
    sale_nav: { title: 'Sales & Deals', tid: 'pip-nav-sale' },
  },
  slimLineBanner: {
    coupon: { active: false, title: 'A welcome', text: '', cta: 'Details' },
    productPools: {
      active: true,
      title: 'First things first',
      pools: [
        { text: 'The gift guide', href: '/holiday-gift-guide' },
        { text: 'How we make it safe', href: '/faq' },
      ],
    },
    promoMessage: {
      active: true,
      title: 'For every age',
      text: 'presents from the first rattle to the first desk',
      cta: 'Open the guide',
      link: '/holiday-gift-guide',
    },
  },
  footer: {
    description: 'Beds, storage, lamps and soft things for children’s rooms, made to be climbed on, handed down and lived in.',
    get_the_app: 'Get the app',
  },
};
