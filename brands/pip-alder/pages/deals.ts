import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { during, pictureOf, toCategory } from '../../parts.ts';
import type { seasonsOf } from '../../seasons.ts';
import { promises } from './parts.ts';

/** Current reductions by purpose. */
export const deals = ({ markdowns, blackFriday, cyberMonday }: ReturnType<typeof seasonsOf>): AuthoredPage => ({
  page_id: 'deals',
  title: 'Deals',
  description:
    'Bunks, lamps, quilts and rugs for children’s rooms that cost less right now. Every crossed-out price is one we really asked for.',
  blocks: [
    {
      type: 'multi_size_banner',
      tid: 'pip-deals-hero',
      banner_size: 'large',
      margins: { top: 'small', bottom: 'small' },
      eyebrow: 'Deals',
      header_text: 'They outgrow it. You need not pay full price for it',
      text: 'Last colors, last seasons, and one bunk bed we built too many of. Every crossed-out price is one we really asked for.',
      redirect_url: toCategory('sales-and-deals'),
      call_to_action: 'See all on sale',
      image_urls: { desktop_background_image: pictureOf('peregrine-house-bed') },
    },
    {
      type: 'countdown_banner',
      tid: 'pip-deals-countdown',
      margins: { top: 'small' },
      banner_display_text: 'The autumn markdowns are on',
      banner_url: { url: { href: toCategory('sales-and-deals'), title: 'See every deal' } },
      banner_visibility_dates: during(markdowns),
      countdown_timer_dates: { timer_start_date: markdowns.from, timer_end_date: markdowns.until },
    },
    {
      type: 'split_banner',
      tid: 'pip-deals-kinds',
      layout: 'quad',
      tiles: [
        { header_text: 'Beds and desks', image_url: pictureOf('mapleton-bunk-bed'), redirect_url: toCategory('sales-and-deals/sale-kids') },
        {
          header_text: 'Quilts and sheets',
          image_url: pictureOf('pinwheel-patchwork-quilt'),
          redirect_url: toCategory('sales-and-deals/sale-bedding'),
        },
        { header_text: 'Lamps', image_url: pictureOf('piper-table-torch'), redirect_url: toCategory('sales-and-deals/sale-lighting') },
        { header_text: 'Rugs', image_url: pictureOf('gulliver-washable-rug'), redirect_url: toCategory('sales-and-deals/sale-rugs') },
      ],
    },
    {
      type: 'category_row',
      tid: 'pip-deals-kids',
      header_text: 'For the nursery, the bedroom, the playroom',
      category: 'sales-and-deals/sale-kids',
      most: 10,
    },
    { type: 'category_row', tid: 'pip-deals-bedding', header_text: 'To sleep under', category: 'sales-and-deals/sale-bedding', most: 10 },
    {
      type: 'multi_size_banner',
      tid: 'pip-deals-black-friday',
      banner_size: 'medium',
      text_tone: 'light',
      visibility_dates: { visible_start_date: markdowns.from, visible_end_date: blackFriday.until },
      eyebrow: 'Thanksgiving week',
      header_text: 'Black Friday, after bedtime',
      text: 'One page, one week. It will still be there when they are asleep.',
      redirect_url: '/black-friday-sale',
      call_to_action: 'Have a look',
      image_urls: { desktop_background_image: pictureOf('inkwell-moon-wall-lamp') },
    },
    {
      type: 'multi_size_banner',
      tid: 'pip-deals-cyber-monday',
      banner_size: 'medium',
      text_tone: 'light',
      visibility_dates: during(cyberMonday),
      eyebrow: 'Until Tuesday',
      header_text: 'Cyber Monday, small things first',
      text: 'Night lights, sheets and what fits into a stocking, nearly.',
      redirect_url: '/cyber-monday-sale',
      call_to_action: 'Have a look',
      image_urls: { desktop_background_image: pictureOf('jolie-cordless-bedside-lamp') },
    },
    {
      type: 'category_row',
      tid: 'pip-deals-storage',
      header_text: 'To tidy up with',
      category: 'sales-and-deals/sale-storage-and-cleaning',
      most: 10,
    },
    {
      type: 'category_row',
      tid: 'pip-deals-decor',
      header_text: 'For the walls and windows',
      category: 'sales-and-deals/sale-decor',
      most: 10,
    },
    { type: 'category_row', tid: 'pip-deals-lighting', header_text: 'Light', category: 'sales-and-deals/sale-lighting', most: 10 },
    {
      type: 'text_block',
      tid: 'pip-deals-rules',
      header_text: 'How our prices go down',
      html: '<p>A price is crossed out only when it was really asked, in this shop, before it went down. What is marked down passes the same tests as everything else, and can be sent back like everything else: {return_days} days from delivery.</p><p>Four times a year there is more: around <a href="/labor-day-sale">Labor Day</a>, before <a href="/halloween-super-store">Halloween</a>, on <a href="/black-friday-sale">Black Friday</a> and on <a href="/cyber-monday-sale">Cyber Monday</a>. Last pieces wait in <a href="/vault">the hand-me-down box</a>, and all the rest is in <a href="/shop-all-departments">all departments</a>.</p>',
    },
    promises,
  ],
});
