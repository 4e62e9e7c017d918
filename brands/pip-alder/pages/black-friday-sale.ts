import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { openings } from '../../openings.ts';
import { pictureOf, products, toCategory } from '../../parts.ts';
import type { seasonsOf } from '../../seasons.ts';
import { promises } from './parts.ts';

const onSale = toCategory('sales-and-deals');

/** The week of Thanksgiving. */
export const blackFridaySale = ({ blackFriday }: ReturnType<typeof seasonsOf>): AuthoredPage => ({
  page_id: 'black-friday-sale',
  title: 'Black Friday',
  description:
    'One week in November: beds, chairs, rugs and quilts for children’s rooms for less, with prices we can show you the history of.',
  blocks: [
    ...openings(
      blackFriday,
      { picture: 'mapleton-bunk-bed', eyebrow: 'Thanksgiving week' },
      {
        before: {
          header_text: 'Black Friday begins on Monday of Thanksgiving week',
          text: 'No queue, no doorbuster, nobody under a stroller. The autumn markdowns are on already, and they are the same prices.',
          href: '/deals',
          action: 'See what is on now',
        },
        during: {
          header_text: 'Black Friday, all week, in your slippers',
          text: 'Bunks, rockers, rugs and quilts for less until Saturday night, with prices we can show you the history of.',
          href: onSale,
          action: 'See all on sale',
        },
        after: {
          header_text: 'Black Friday is over. This is what is on now',
          text: 'Thank you for coming. Some prices stayed down, and they are all on one page.',
          href: '/deals',
          action: 'Go to the deals',
        },
      },
    ),
    {
      type: 'countdown_banner',
      tid: 'pip-bf-countdown',
      margins: { top: 'small' },
      banner_display_text: 'Black Friday week',
      banner_url: { url: { href: '#what-you-buy-once', title: 'Begin with the beds' } },
      banner_visibility_dates: { visible_end_date: blackFriday.until },
      countdown_timer_dates: { timer_start_date: blackFriday.from, timer_end_date: blackFriday.until },
    },
    {
      type: 'product_grid',
      tid: 'pip-bf-big',
      tile_type: 'feature',
      header_text: 'What you buy once',
      text: 'Or once per child. Either way, this is the week for it.',
      link: { href: toCategory('sales-and-deals/sale-kids'), title: 'All on sale for children' },
      product_option_list: products(
        'peregrine-house-bed',
        'mapleton-bunk-bed',
        'elderberry-glider',
        'appleby-table-and-chairs',
        'dabney-two-sided-easel',
      ),
    },
    {
      type: 'split_banner',
      tid: 'pip-bf-prices',
      layout: 'triple',
      header_text: 'By what you would like to spend',
      tiles: [
        {
          header_text: 'Under $50',
          text: 'Sheets, a mobile, a robe with ears.',
          image_url: pictureOf('hazel-wooden-mobile'),
          redirect_url: toCategory('sales-and-deals', 'price=-50'),
        },
        {
          header_text: '$50 to $150',
          text: 'Rugs like clouds, lamps, an easel.',
          image_url: pictureOf('violetta-cloud-rug'),
          redirect_url: toCategory('sales-and-deals', 'price=50-150'),
        },
        {
          header_text: '$150 and more',
          text: 'What the room is built around.',
          image_url: pictureOf('elderberry-glider'),
          redirect_url: toCategory('sales-and-deals', 'price=150-'),
        },
      ],
    },
    { type: 'category_row', tid: 'pip-bf-bedding', header_text: 'A warmer bed', category: 'sales-and-deals/sale-bedding', most: 10 },
    {
      type: 'category_row',
      tid: 'pip-bf-light',
      header_text: 'Light for the long evenings',
      category: 'sales-and-deals/sale-lighting',
      most: 8,
    },
    { type: 'category_row', tid: 'pip-bf-rugs', header_text: 'To land on', category: 'sales-and-deals/sale-rugs', most: 8 },
    {
      type: 'text_block',
      tid: 'pip-bf-promise',
      header_text: 'What we promise this week',
      html: '<ul><li>A crossed-out price is one we really asked for, and each product’s page says which.</li><li>You see the day of delivery before you order, also in the busiest week.</li><li>Most things can come back within {return_days} days, <a href="/non-returnable-items">mattresses and a few others</a> apart.</li></ul>',
    },
    promises,
  ],
});
