import type { Check, ReadyPlace } from '../../../contract/readiness/readiness.ts';
import { home } from '../../routes.ts';
import {
  staffContent,
  staffMembers,
  staffProducts,
  staffShipping,
  staffStore,
  staffTaxes,
  staffTheme,
  staffWarehouses,
} from '../../staff-routes.ts';

const places = {
  content: { href: staffContent(), words: 'Open content' },
  members: { href: staffMembers(), words: 'Open staff' },
  products: { href: staffProducts(), words: 'Open products' },
  shipping: { href: staffShipping(), words: 'Open shipping' },
  shop: { href: home(), words: 'Open the shop' },
  store: { href: staffStore(), words: 'Open store details' },
  taxes: { href: staffTaxes(), words: 'Open taxes' },
  theme: { href: staffTheme(), words: 'Open theme' },
  warehouses: { href: staffWarehouses(), words: 'Open warehouses' },
} as const satisfies Record<ReadyPlace, { href: string; words: string }>;

/** What to do about a check of going live: the advice, and the page or the document where it is done. */
export function NextStep({ advice, place, document }: Pick<Check, 'advice' | 'place' | 'document'>) {
  const where = place && places[place];
  return (
    <>
      {advice} {where && <a href={where.href}>{where.words}</a>}
      {document && (
        <>
          See <code>{document}</code>
        </>
      )}
    </>
  );
}
