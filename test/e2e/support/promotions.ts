import { readConfig } from '../../../server/platform/config/config.ts';
import { openDatabase } from '../../../server/platform/db/index.ts';
import { promotion, savePromotionsFile, type WrittenPromotion } from '../../../server/promotions/index.ts';

/** The tests' own codes; without one of them no cart is cheaper. */
export const codes = {
  /** Reaches the cap on discounts for a large enough cart. */
  half: 'HALFOFF',
  /** 15% off the plentiful tapers, advertised on their page. */
  tapers: 'TAPERS15',
  /** $20 off $100. */
  twenty: 'TWENTYOFF',
  /** Spend more, save more: 10% from $60, 20% from $120. */
  tiers: 'SPENDMORE',
  /** Free delivery. */
  shipping: 'FREEPOST',
  ended: 'LASTYEAR',
} as const;

const running = { startsAt: '2026-01-01T00:00:00Z', stacksWith: ['item', 'order', 'shipping'] } satisfies Partial<WrittenPromotion>;

/** The codes' promotions; the slug is the advertised product's. */
const promotionsFor = (slug: string): WrittenPromotion[] => [
  {
    ...running,
    key: 'e2e-tapers',
    name: 'Tapers',
    label: '15% off tapers',
    group: 'item',
    conditions: { products: { in: [slug] }, code: true },
    benefit: { kind: 'percent', percent: 15 },
    codes: [codes.tapers],
    advertised: true,
  },
  {
    ...running,
    key: 'e2e-twenty',
    name: 'Twenty off',
    label: '$20 off $100',
    group: 'order',
    conditions: { minimumMerchandise: 10_000, code: true },
    benefit: { kind: 'amount', amount: 2000 },
    codes: [codes.twenty],
  },
  {
    ...running,
    key: 'e2e-tiers',
    name: 'Spend more',
    label: 'Spend more, save more',
    group: 'order',
    conditions: { code: true },
    benefit: {
      kind: 'tiers',
      tiers: [
        { from: 6000, percent: 10 },
        { from: 12_000, percent: 20 },
      ],
    },
    codes: [codes.tiers],
  },
  {
    ...running,
    key: 'e2e-shipping',
    name: 'Free shipping',
    label: 'Free shipping',
    group: 'shipping',
    conditions: { code: true },
    benefit: { kind: 'free_shipping' },
    codes: [codes.shipping],
  },
  {
    ...running,
    key: 'e2e-half',
    name: 'Half',
    label: 'Half price',
    group: 'order',
    stacksWith: [],
    conditions: { code: true },
    benefit: { kind: 'percent', percent: 50 },
    codes: [codes.half],
  },
  {
    ...running,
    key: 'e2e-ended',
    name: 'Ended',
    label: '$5 off',
    group: 'order',
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: new Date(Date.now() - 86_400_000).toISOString(),
    conditions: { code: true },
    benefit: { kind: 'amount', amount: 500 },
    codes: [codes.ended],
  },
];

/** Saves them in the running shop, like the command; `place`: the environment that says where its data is. */
export async function importPromotions(place: Readonly<Record<string, string>>, slug: string): Promise<void> {
  const database = await openDatabase(readConfig({ ...process.env, ...place }).database);
  try {
    await database.transact((tx) =>
      savePromotionsFile(tx, { promotions: promotionsFor(slug).map((one) => promotion.parse(one)), pools: [] }),
    );
  } finally {
    await database.close();
  }
}
