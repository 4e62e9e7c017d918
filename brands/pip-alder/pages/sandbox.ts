import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { pictureOf, products } from '../../parts.ts';
import { promises } from './parts.ts';

/** The editors' playground (spec §2.1), hidden from search engines. The flagship's has one of every block. */
export const sandbox: AuthoredPage = {
  page_id: 'sandbox',
  title: 'Sandbox',
  description: 'Where the people who write this shop try things out. Nothing here is an offer.',
  noindex: true,
  blocks: [
    {
      type: 'multi_size_banner',
      title: 'A large banner',
      tid: 'pip-sandbox-banner',
      banner_size: 'large',
      margins: { top: 'small', bottom: 'medium' },
      eyebrow: 'Sandbox',
      header_text: 'Dig here',
      text: 'A page for trying things out. Nothing here is an offer, and search engines stay away.',
      image_urls: { desktop_background_image: pictureOf('tumble-rolling-bins') },
    },
    {
      type: 'product_grid',
      title: 'Chosen products',
      tid: 'pip-sandbox-chosen',
      header_text: 'Products picked one by one',
      product_option_list: products('sparrow-cubby-shelf', 'ramble-book-display', 'quail-toy-chest', 'gingham-cottage-playhouse'),
    },
    { ...promises, title: 'Promises', tid: 'pip-sandbox-promises' },
  ],
};
