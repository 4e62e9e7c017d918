import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { after, before, during, pictureOf, products, toCategory } from '../../parts.ts';
import type { seasonsOf } from '../../seasons.ts';
import { promises } from './parts.ts';
import { stage } from './pictures.ts';

const hero = {
  type: 'multi_size_banner',
  banner_size: 'hero',
  text_tone: 'light',
  margins: { top: 'none', bottom: 'small' },
} as const;
const picture = stage('black-friday-lamps', { handle: 'merritt-barrel-chair', alt: 'The Merritt barrel chair in blush' });

/** Thanksgiving week. */
export const blackFridaySale = ({ blackFriday }: ReturnType<typeof seasonsOf>): AuthoredPage => ({
  page_id: 'black-friday-sale',
  title: 'Black Friday',
  description:
    'Thanksgiving week at Alder & Loom: real markdowns on furniture, bedding, cookware and lamps, with a date of delivery before you order.',
  blocks: [
    {
      ...hero,
      tid: 'bf-hero-before',
      visibility_dates: before(blackFriday),
      eyebrow: 'Thanksgiving week',
      header_text: 'Black Friday begins on Monday of Thanksgiving week',
      text: 'No queue, no doorbusters. The autumn markdowns are on already, and everything that is down is on this page.',
      redirect_url: toCategory('sales-and-deals'),
      call_to_action: 'See what is down now',
      image_urls: picture,
    },
    {
      ...hero,
      tid: 'bf-hero',
      visibility_dates: during(blackFriday),
      eyebrow: 'Thanksgiving week',
      header_text: 'Black Friday, without the elbows',
      text: 'Six days, the whole house, and prices we can show you the history of.',
      redirect_url: toCategory('sales-and-deals'),
      call_to_action: 'See all on sale',
      image_urls: picture,
    },
    {
      ...hero,
      tid: 'bf-hero-after',
      visibility_dates: after(blackFriday),
      eyebrow: 'Until next November',
      header_text: 'Black Friday is over. This is what is on now',
      text: 'Thank you for coming. Some prices stayed down, and they are all on this page.',
      redirect_url: '/deals',
      call_to_action: 'Go to the deals',
      image_urls: picture,
    },
    {
      type: 'countdown_banner',
      tid: 'bf-countdown',
      margins: { top: 'small' },
      banner_display_text: 'Black Friday week',
      banner_background_color: '#8b3a20',
      banner_text_font_color: '#ffffff',
      banner_url: { url: { href: '#the-big-pieces', title: 'Begin with the big pieces' } },
      banner_visibility_dates: { visible_end_date: blackFriday.until },
      countdown_timer_dates: { timer_start_date: blackFriday.from, timer_end_date: blackFriday.until },
    },
    {
      type: 'product_grid',
      tid: 'bf-big',
      tile_type: 'feature',
      header_text: 'The big pieces',
      text: 'What you buy once in ten years, and might as well buy in the right week.',
      link: { href: toCategory('sales-and-deals/sale-furniture'), title: 'All furniture on sale' },
      product_option_list: products(
        'halsey-swivel-chair',
        'ashby-boucle-sofa',
        'calloway-chaise-sectional',
        'iona-media-console',
        'gable-six-drawer-dresser',
      ),
    },
    {
      type: 'split_banner',
      tid: 'bf-prices',
      layout: 'triple',
      header_text: 'By what you would like to spend',
      tiles: [
        {
          header_text: 'Under $50',
          text: 'Vases, candles, bowls, pots.',
          image_url: pictureOf('ripple-glass-vase'),
          redirect_url: toCategory('sales-and-deals', 'price=-50'),
        },
        {
          header_text: '$50 to $150',
          text: 'Lamps, linen, the good tray.',
          image_url: pictureOf('hollis-stoneware-lamp'),
          redirect_url: toCategory('sales-and-deals', 'price=50-150'),
        },
        {
          header_text: '$150 and more',
          text: 'What the room is built around.',
          image_url: pictureOf('otis-fluted-sideboard'),
          redirect_url: toCategory('sales-and-deals', 'price=150-'),
        },
      ],
    },
    {
      type: 'product_grid',
      tid: 'bf-table',
      tile_type: 'row',
      header_text: 'For Thursday’s table',
      link: { href: toCategory('sales-and-deals/sale-kitchen'), title: 'All kitchen' },
      product_option_list: products(
        'emberline-dutch-oven',
        'tidal-dinnerware-set',
        'turned-wood-salad-bowl',
        'hammered-flatware-set',
        'stemmed-everyday-wine-glasses',
        'gratin-stoneware-baker',
        'copperhead-tri-ply-pan',
        'sixpence-knife-block-set',
      ),
    },
    { type: 'category_row', tid: 'bf-bedding', header_text: 'A warmer bed', category: 'sales-and-deals/sale-bedding', most: 10 },
    {
      type: 'product_grid',
      tid: 'bf-light',
      tile_type: 'row',
      header_text: 'Light for the long evenings',
      link: { href: toCategory('sales-and-deals/sale-lighting'), title: 'All lighting' },
      product_option_list: products(
        'hollis-stoneware-lamp',
        'dorrit-torchiere',
        'vanya-globe-pendant',
        'cosima-beaded-chandelier',
        'oriel-urn-lamp',
        'piper-table-torch',
        'fable-woven-flush-mount',
      ),
    },
    {
      type: 'text_block',
      tid: 'bf-promise',
      header_text: 'What we promise this week',
      html: '<ul><li>A crossed-out price is one we really asked for, and each product’s page says which.</li><li>You see the day of delivery before you order, also in the busiest week.</li><li>Most things can come back within {return_days} days, <a href="/non-returnable-items">mattresses and a few others</a> apart.</li></ul>',
    },
    promises,
  ],
});
