import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { during, pictureOf, toCategory } from '../../parts.ts';
import type { seasonsOf } from '../../seasons.ts';
import { promises } from './parts.ts';
import { stage } from './pictures.ts';

/** Current reductions by department. */
export const deals = ({ markdowns, blackFriday, cyberMonday }: ReturnType<typeof seasonsOf>): AuthoredPage => ({
  page_id: 'deals',
  title: 'Deals',
  description: 'Everything that costs less right now, from sofas to soap dishes. Every crossed-out price is one we really asked for.',
  blocks: [
    {
      type: 'multi_size_banner',
      tid: 'deals-hero',
      banner_size: 'large',
      margins: { top: 'small', bottom: 'small' },
      eyebrow: 'Deals',
      header_text: 'The same joints, weaves and glazes, for less',
      text: 'Last seasons, last colors, and things we made too many of. Every crossed-out price is one we really asked for.',
      redirect_url: toCategory('sales-and-deals'),
      call_to_action: 'See all on sale',
      image_urls: stage('ash-dresser', { handle: 'halsey-swivel-chair', alt: 'The Halsey swivel chair' }),
    },
    {
      type: 'countdown_banner',
      tid: 'deals-countdown',
      margins: { top: 'small' },
      banner_display_text: 'The autumn markdowns are on',
      banner_url: { url: { href: toCategory('sales-and-deals'), title: 'See every deal' } },
      banner_visibility_dates: during(markdowns),
      countdown_timer_dates: { timer_start_date: markdowns.from, timer_end_date: markdowns.until },
    },
    {
      type: 'split_banner',
      tid: 'deals-departments',
      layout: 'quad',
      tiles: [
        { header_text: 'Furniture', image_url: pictureOf('ashby-boucle-sofa'), redirect_url: toCategory('sales-and-deals/sale-furniture') },
        {
          header_text: 'Bedding',
          image_url: pictureOf('calla-sateen-sheet-set'),
          redirect_url: toCategory('sales-and-deals/sale-bedding'),
        },
        {
          header_text: 'Kitchen',
          image_url: pictureOf('turned-wood-salad-bowl'),
          redirect_url: toCategory('sales-and-deals/sale-kitchen'),
        },
        { header_text: 'Rugs', image_url: pictureOf('gannet-trellis-rug'), redirect_url: toCategory('sales-and-deals/sale-rugs') },
      ],
    },
    { type: 'category_row', tid: 'deals-furniture', header_text: 'Furniture', category: 'sales-and-deals/sale-furniture', most: 10 },
    { type: 'category_row', tid: 'deals-kitchen', header_text: 'Kitchen & table', category: 'sales-and-deals/sale-kitchen', most: 10 },
    {
      type: 'multi_size_banner',
      tid: 'deals-black-friday',
      banner_size: 'medium',
      text_tone: 'light',
      visibility_dates: { visible_start_date: markdowns.from, visible_end_date: blackFriday.until },
      eyebrow: 'Thanksgiving week',
      header_text: 'Black Friday, without the elbows',
      text: 'One page, one week, no doorbusters.',
      redirect_url: '/black-friday-sale',
      call_to_action: 'Have a look',
      image_urls: stage('black-friday-lamps', { handle: 'merritt-barrel-chair', alt: 'The Merritt barrel chair' }),
    },
    {
      type: 'multi_size_banner',
      tid: 'deals-cyber-monday',
      banner_size: 'medium',
      text_tone: 'light',
      visibility_dates: during(cyberMonday),
      eyebrow: 'Until Tuesday',
      header_text: 'Cyber Monday, small things first',
      text: 'Lamps, linen and what fits through a letterbox, nearly.',
      redirect_url: '/cyber-monday-sale',
      call_to_action: 'Have a look',
      image_urls: { desktop_background_image: pictureOf('hollis-stoneware-lamp') },
    },
    { type: 'category_row', tid: 'deals-bedding', header_text: 'Bed & bath', category: 'sales-and-deals/sale-bedding', most: 10 },
    { type: 'category_row', tid: 'deals-rugs', header_text: 'Rugs', category: 'sales-and-deals/sale-rugs', most: 10 },
    { type: 'category_row', tid: 'deals-decor', header_text: 'Decor', category: 'sales-and-deals/sale-decor', most: 10 },
    { type: 'category_row', tid: 'deals-lighting', header_text: 'Lighting', category: 'sales-and-deals/sale-lighting', most: 10 },
    {
      type: 'text_block',
      tid: 'deals-rules',
      header_text: 'How our prices go down',
      html: '<p>A price is crossed out only when it was really asked, in this shop, before it went down. We note each change, and the note is what the crossed-out figure is made from.</p><p>What is marked down can be sent back like everything else: {return_days} days from delivery. Things from <a href="/vault">the Vault</a> have their own, shorter rule.</p><p>Four times a year there is more: around <a href="/labor-day-sale">Labor Day</a>, before <a href="/halloween-super-store">Halloween</a>, on <a href="/black-friday-sale">Black Friday</a> and on <a href="/cyber-monday-sale">Cyber Monday</a>. The rest of the year is in <a href="/shop-all-departments">all departments</a>.</p>',
    },
    promises,
  ],
});
