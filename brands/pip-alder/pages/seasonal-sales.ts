import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { openings } from '../../openings.ts';
import { products, toCategory } from '../../parts.ts';
import type { seasonsOf } from '../../seasons.ts';
import { promises } from './parts.ts';

const onSale = toCategory('sales-and-deals');

/** The first Monday of September, when school is about to begin. */
export const laborDaySale = ({ laborDay }: ReturnType<typeof seasonsOf>): AuthoredPage => ({
  page_id: 'labor-day-sale',
  title: 'Labor Day sale',
  description: 'The long weekend before school: desks, lamps and a proper bed for less; between the weekends, what is on sale now.',
  blocks: [
    ...openings(
      laborDay,
      { picture: 'cricket-first-desk', eyebrow: 'Labor Day' },
      {
        before: {
          header_text: 'The weekend before school',
          text: 'The Labor Day sale begins on the Thursday before. Until then, this is what costs less.',
          href: onSale,
          action: 'See what is on sale',
        },
        during: {
          header_text: 'A desk of their own, before the first homework',
          text: 'Desks, lamps, shelves and a proper bed, for less until Tuesday night.',
          href: onSale,
          action: 'See all on sale',
        },
        after: {
          header_text: 'School has begun, and the sale has ended',
          text: 'It comes back with the first Monday of September. Here is what costs less today.',
          href: '/deals',
          action: 'Go to today’s deals',
        },
      },
    ),
    {
      type: 'product_grid',
      tid: 'pip-labor-desk',
      header_text: 'For the first homework',
      product_option_list: products('cricket-first-desk', 'pascal-desk-lamp', 'ramble-book-display', 'quill-silent-wall-clock'),
    },
    { type: 'category_row', tid: 'pip-labor-kids', header_text: 'On sale for their room', category: 'sales-and-deals/sale-kids', most: 10 },
    {
      type: 'category_row',
      tid: 'pip-labor-bedding',
      header_text: 'Bedding on sale now',
      category: 'sales-and-deals/sale-bedding',
      most: 10,
    },
    promises,
  ],
});

/** October. */
export const halloweenSuperStore = ({ halloween }: ReturnType<typeof seasonsOf>): AuthoredPage => ({
  page_id: 'halloween-super-store',
  title: 'The Halloween store',
  description: 'Tents to haunt, lanterns to carry, and a light to leave on afterwards. Out of season: what the dark evenings ask for.',
  blocks: [
    ...openings(
      halloween,
      { picture: 'emmeline-canvas-teepee', eyebrow: 'Halloween', tone: 'dark' },
      {
        before: {
          header_text: 'Halloween comes soon enough',
          text: 'The store opens in the middle of September. Tents can be haunted all year.',
          href: toCategory('kids/playroom/play-tents'),
          action: 'Shop tents',
        },
        during: {
          header_text: 'Tents to haunt, lanterns to carry, a light to leave on',
          text: 'Nothing that screams by itself. They do that.',
          href: '#after-dark',
          action: 'Come closer',
        },
        after: {
          header_text: 'The ghosts are in bed',
          text: 'The Halloween store is closed until September. The night lights stay on.',
          href: toCategory('kids/playroom/kids-lighting'),
          action: 'Shop night lights',
        },
      },
    ),
    {
      type: 'product_grid',
      tid: 'pip-halloween-dark',
      header_text: 'After dark',
      product_option_list: products(
        'emmeline-canvas-teepee',
        'orrin-rechargeable-lantern',
        'hooper-owl-night-light',
        'inkwell-moon-wall-lamp',
        'gingham-cottage-playhouse',
        'rigby-hurricane-lantern',
        'jolie-cordless-bedside-lamp',
        'finley-reading-canopy',
      ),
    },
    { type: 'category_row', tid: 'pip-halloween-blankets', header_text: 'To hide under', category: 'bedding/bed-covers/blankets', most: 8 },
    promises,
  ],
});

/** The Monday after Thanksgiving. */
export const cyberMondaySale = ({ cyberMonday }: ReturnType<typeof seasonsOf>): AuthoredPage => ({
  page_id: 'cyber-monday-sale',
  title: 'Cyber Monday',
  description: 'The Monday after Thanksgiving: night lights, sheets and small things at the end of the autumn markdowns.',
  blocks: [
    ...openings(
      cyberMonday,
      { picture: 'hooper-owl-night-light', eyebrow: 'Cyber Monday', tone: 'dark' },
      {
        before: {
          header_text: 'Cyber Monday, small things first',
          text: 'It begins on the Sunday after Thanksgiving. The autumn markdowns are the ones to look at until then.',
          href: '/deals',
          action: 'See the deals',
        },
        during: {
          header_text: 'Small things for small people',
          text: 'Night lights, sheets and what a parcel holds, until Tuesday night.',
          href: onSale,
          action: 'See all on sale',
        },
        after: {
          header_text: 'Cyber Monday is over. The night light is still on',
          text: 'It comes back with the Monday after Thanksgiving. Here is what costs less today.',
          href: '/deals',
          action: 'Go to today’s deals',
        },
      },
    ),
    {
      type: 'countdown_banner',
      tid: 'pip-cyber-countdown',
      margins: { top: 'small' },
      banner_display_text: 'Cyber Monday',
      banner_url: { url: { href: onSale, title: 'All on sale' } },
      banner_visibility_dates: { visible_end_date: cyberMonday.until },
      countdown_timer_dates: { timer_start_date: cyberMonday.from, timer_end_date: cyberMonday.until },
    },
    { type: 'category_row', tid: 'pip-cyber-kids', header_text: 'For their room', category: 'sales-and-deals/sale-kids', most: 10 },
    { type: 'category_row', tid: 'pip-cyber-lighting', header_text: 'Lamps', category: 'sales-and-deals/sale-lighting', most: 8 },
    { type: 'category_row', tid: 'pip-cyber-decor', header_text: 'Walls and windows', category: 'sales-and-deals/sale-decor', most: 10 },
    promises,
  ],
});
