import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { pictureOf, products, toCategory } from '../../parts.ts';
import { promises } from './parts.ts';

/** Presents by age, all year round, as birthdays do not wait. */
export const holidayGiftGuide: AuthoredPage = {
  page_id: 'holiday-gift-guide',
  title: 'Gifts for children, by age',
  description:
    'Presents for newborns, toddlers and schoolchildren that are used long after the ribbon: mobiles, night lights, teepees, desks.',
  blocks: [
    {
      type: 'multi_size_banner',
      tid: 'pip-guide-hero',
      banner_size: 'large',
      margins: { top: 'none', bottom: 'medium' },
      eyebrow: 'The gift guide',
      header_text: 'Presents that outlive the wrapping',
      text: 'Chosen by age, tried by children, and none of them plays a melody.',
      image_urls: { desktop_background_image: pictureOf('goldfinch-felt-mobile') },
    },
    {
      type: 'product_grid',
      tid: 'pip-guide-newborn',
      header_text: 'For the newly arrived',
      text: 'And for whoever is up with them.',
      link: { href: toCategory('kids/nursery'), title: 'Everything for the nursery' },
      product_option_list: products('goldfinch-felt-mobile', 'hazel-wooden-mobile', 'ivy-rainbow-mobile', 'dandelion-rocking-chair'),
    },
    {
      type: 'product_grid',
      tid: 'pip-guide-small',
      header_text: 'From three to six',
      text: 'Places to hide in, and light for when it was too dark in there.',
      link: { href: toCategory('kids/playroom'), title: 'Everything for the playroom' },
      product_option_list: products('emmeline-canvas-teepee', 'hooper-owl-night-light', 'fern-kids-rocker', 'underhill-play-rug'),
    },
    {
      type: 'product_grid',
      tid: 'pip-guide-big',
      header_text: 'Seven and up',
      text: 'For drawing, reading under the covers, and being left alone.',
      link: { href: toCategory('kids/kids-bedroom'), title: 'Everything for their bedroom' },
      product_option_list: products('cricket-first-desk', 'dabney-two-sided-easel', 'jolie-cordless-bedside-lamp', 'willowby-kids-quilt'),
    },
    { type: 'category_row', tid: 'pip-guide-wrap', header_text: 'To wrap it in', category: 'holiday-and-gifts', most: 8 },
    promises,
  ],
};
