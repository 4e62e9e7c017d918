import type { AuthoredPage } from '../../../contract/content/authored.ts';
import { toCategory } from '../../parts.ts';
import { promises } from './parts.ts';
import { stage } from './pictures.ts';

/** Last pieces, if any; their return rule is in spec §9. */
export const vault: AuthoredPage = {
  page_id: 'vault',
  title: 'The Vault',
  description: 'Last pieces of what will not be made again. What the Vault is, when it opens, and what costs less until then.',
  blocks: [
    {
      type: 'multi_size_banner',
      tid: 'vault-hero',
      banner_size: 'large',
      text_tone: 'light',
      margins: { top: 'small', bottom: 'medium' },
      eyebrow: 'The Vault',
      header_text: 'Last pieces of what will not be made again',
      text: 'The Vault is closed right now: there is nothing in it. It opens when a mill closes a cloth or a maker a color, and shuts when the last one is gone.',
      redirect_url: toCategory('sales-and-deals'),
      call_to_action: 'See what is on sale instead',
      image_urls: stage('bar-cabinet', { handle: 'wexford-trunk-table', alt: 'The Wexford trunk table' }),
    },
    {
      type: 'category_row',
      tid: 'vault-furniture',
      header_text: 'Furniture for less, today',
      category: 'sales-and-deals/sale-furniture',
      most: 10,
    },
    { type: 'category_row', tid: 'vault-decor', header_text: 'Decor for less, today', category: 'sales-and-deals/sale-decor', most: 10 },
    {
      type: 'text_block',
      tid: 'vault-rules',
      header_text: 'How the Vault works',
      html: '<ul><li>Prices are as low as they will go, and quantities are what is left.</li><li>A piece from the Vault can come back for a refund to your card within {vault_return_days} calendar days, rather than {return_days}. After that we don’t take it back, for store credit either.</li><li>It is sold as it is, and its page says how it is.</li></ul>',
    },
    promises,
  ],
};
