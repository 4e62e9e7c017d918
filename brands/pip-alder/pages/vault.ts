import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { pictureOf, toCategory } from '../../parts.ts';
import { promises } from './parts.ts';

/** Last pieces, if any; their return rule is in spec §9. */
export const vault: AuthoredPage = {
  page_id: 'vault',
  title: 'The hand-me-down box',
  description: 'Last pieces of what will not be made again. What the hand-me-down box is, when it opens, and what costs less until then.',
  blocks: [
    {
      type: 'multi_size_banner',
      tid: 'pip-vault-hero',
      banner_size: 'large',
      margins: { top: 'small', bottom: 'medium' },
      eyebrow: 'The hand-me-down box',
      header_text: 'Last pieces, before they are gone for good',
      text: 'The box is empty right now. It opens when a print runs out or a color is dropped, and shuts when the last one has found a room.',
      redirect_url: toCategory('sales-and-deals'),
      call_to_action: 'See what is on sale instead',
      image_urls: { desktop_background_image: pictureOf('quail-toy-chest') },
    },
    { type: 'category_row', tid: 'pip-vault-kids', header_text: 'For less, today', category: 'sales-and-deals/sale-kids', most: 10 },
    {
      type: 'category_row',
      tid: 'pip-vault-bedding',
      header_text: 'Bedding for less, today',
      category: 'sales-and-deals/sale-bedding',
      most: 10,
    },
    {
      type: 'text_block',
      tid: 'pip-vault-rules',
      header_text: 'How it works',
      html: '<ul><li>Prices are as low as they will go, and quantities are what is left.</li><li>What comes out of the box can come back for a refund to your card within {vault_return_days} calendar days, rather than {return_days}. After that we don’t take it back, for store credit either.</li><li>It is sold as it is, and its page says how it is. It has passed every test the others have.</li></ul>',
    },
    promises,
  ],
};
