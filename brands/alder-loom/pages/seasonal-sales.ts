import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { openings } from '../../openings.ts';
import { products, toCategory } from '../../parts.ts';
import type { seasonsOf } from '../../seasons.ts';
import { promises } from './parts.ts';
import { stage } from './pictures.ts';

const onSale = toCategory('sales-and-deals');

/** The first Monday of September. */
export const laborDaySale = ({ laborDay }: ReturnType<typeof seasonsOf>): AuthoredPage => ({
  page_id: 'labor-day-sale',
  title: 'Labor Day sale',
  description: 'The long weekend’s prices on beds, sofas and the last of the summer; between the weekends, what is on sale now.',
  blocks: [
    ...openings(
      laborDay,
      { picture: stage('fire-table-at-dusk', { handle: 'pembroke-platform-bed', alt: '' }), eyebrow: 'Labor Day' },
      {
        before: {
          header_text: 'A long weekend, once a year',
          text: 'The Labor Day sale begins on the Thursday before. Until then, this is what costs less.',
          href: onSale,
          action: 'See what is on sale',
        },
        during: {
          header_text: 'Put your feet up. It is the law, nearly',
          text: 'Beds, sofas and the last of the summer, for less until Tuesday night.',
          href: onSale,
          action: 'See all on sale',
        },
        after: {
          header_text: 'The Labor Day sale has ended',
          text: 'It comes back with the first Monday of September. Here is what costs less today.',
          href: '/deals',
          action: 'Go to today’s deals',
        },
      },
    ),
    {
      type: 'category_row',
      tid: 'labor-furniture',
      header_text: 'Furniture on sale now',
      category: 'sales-and-deals/sale-furniture',
      most: 10,
    },
    { type: 'category_row', tid: 'labor-bedding', header_text: 'Bedding on sale now', category: 'sales-and-deals/sale-bedding', most: 10 },
    { type: 'category_row', tid: 'labor-outdoor', header_text: 'Outdoor on sale now', category: 'sales-and-deals/sale-outdoor', most: 8 },
    promises,
  ],
});

/** October. */
export const halloweenSuperStore = ({ halloween }: ReturnType<typeof seasonsOf>): AuthoredPage => ({
  page_id: 'halloween-super-store',
  title: 'The Halloween store',
  description: 'Candlelight, dark glazes and a lantern for the porch. Out of season: what the long evenings ask for.',
  blocks: [
    ...openings(
      halloween,
      { picture: stage('bar-cabinet', { handle: 'vesper-five-arm-candelabra', alt: '' }), eyebrow: 'Halloween' },
      {
        before: {
          header_text: 'Halloween comes soon enough',
          text: 'The store opens in the middle of September. Candles and lanterns are lit all year.',
          href: toCategory('decor/accents/candles'),
          action: 'Shop candles',
        },
        during: {
          header_text: 'Candlelight, dark glazes and a lantern for the porch',
          text: 'Nothing of plastic, nothing that screams. It will still be standing in December.',
          href: '#for-a-dark-evening',
          action: 'Come closer',
        },
        after: {
          header_text: 'The pumpkins are soup by now',
          text: 'The Halloween store is closed until September. Its candlelight stays, and goes well with the holidays.',
          href: toCategory('holiday-and-gifts/holiday-decor'),
          action: 'On to the holidays',
        },
      },
    ),
    {
      type: 'product_grid',
      tid: 'halloween-evening',
      header_text: 'For a dark evening',
      product_option_list: products(
        'vesper-five-arm-candelabra',
        'dipped-taper-dozen',
        'cedar-and-smoke-candle',
        'orrin-rechargeable-lantern',
        'nell-porch-lantern',
        'brockton-steel-fire-pit',
        'xenia-cafe-string-lights',
        'dried-meadow-bunch',
      ),
    },
    { type: 'category_row', tid: 'halloween-candles', header_text: 'Candles, all of them', category: 'decor/accents/candles', most: 8 },
    promises,
  ],
});

/** The Monday after Thanksgiving. */
export const cyberMondaySale = ({ cyberMonday }: ReturnType<typeof seasonsOf>): AuthoredPage => ({
  page_id: 'cyber-monday-sale',
  title: 'Cyber Monday',
  description: 'The Monday after Thanksgiving: lamps, linen and small things at the end of the autumn markdowns.',
  blocks: [
    ...openings(
      cyberMonday,
      { picture: stage('black-friday-lamps', { handle: 'lyra-mushroom-lamp', alt: '' }), eyebrow: 'Cyber Monday' },
      {
        before: {
          header_text: 'Cyber Monday, small things first',
          text: 'It begins on the Sunday after Thanksgiving. The autumn markdowns are the ones to look at until then.',
          href: '/deals',
          action: 'See the deals',
        },
        during: {
          header_text: 'Small things first',
          text: 'Lamps, linen and what a parcel holds, until Tuesday night.',
          href: onSale,
          action: 'See all on sale',
        },
        after: {
          header_text: 'Cyber Monday is over. The lamps are still on',
          text: 'It comes back with the Monday after Thanksgiving. Here is what costs less today.',
          href: '/deals',
          action: 'Go to today’s deals',
        },
      },
    ),
    {
      type: 'countdown_banner',
      tid: 'cyber-countdown',
      margins: { top: 'small' },
      banner_display_text: 'Cyber Monday',
      banner_url: { url: { href: onSale, title: 'All on sale' } },
      banner_visibility_dates: { visible_end_date: cyberMonday.until },
      countdown_timer_dates: { timer_start_date: cyberMonday.from, timer_end_date: cyberMonday.until },
    },
    { type: 'category_row', tid: 'cyber-lighting', header_text: 'Lighting', category: 'sales-and-deals/sale-lighting', most: 10 },
    { type: 'category_row', tid: 'cyber-decor', header_text: 'Decor', category: 'sales-and-deals/sale-decor', most: 10 },
    { type: 'category_row', tid: 'cyber-kitchen', header_text: 'Kitchen', category: 'sales-and-deals/sale-kitchen', most: 10 },
    promises,
  ],
});
