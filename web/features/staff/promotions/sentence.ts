import type { Benefit, Conditions, PromotionEdit } from '../../../../contract/merchandising/promotions.ts';
import { plural } from '../../../../contract/values/count.ts';
import { shopZone } from '../../../../contract/values/shop-zone.ts';
import { shopDayOf } from '../../../ui/browser/shop-clock.ts';
import { formatMoney } from '../../../ui/money.ts';
import { countryWords, paymentWords } from './words.ts';

const withTime = new Intl.DateTimeFormat('en-US', {
  timeZone: shopZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const clock = new Intl.DateTimeFormat('en-US', { timeZone: shopZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });

/** A moment in the shop's time zone; for midnight only the day. */
export function momentWords(iso: string): string {
  const moment = new Date(iso);
  return clock.format(moment) === '00:00' ? shopDayOf(iso) : withTime.format(moment);
}

const dollars = (cents: number): string => formatMoney(cents, { short: true });

function listed(words: readonly string[], and = 'and', most = 3): string {
  const shown = words.length > most ? [...words.slice(0, most - 1), `${words.length - most + 1} more`] : words;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} ${and} ${shown.at(-1)}`;
}

/** `furniture/throw-pillows` → `throw pillows`. */
const named = (path: string): string => (path.split('/').at(-1) ?? path).replaceAll('-', ' ');

type Goods = Pick<Conditions, 'products' | 'categories' | 'pools' | 'saleItems'>;

const namesOf = ({ products, categories, pools }: Goods, side: 'in' | 'notIn'): string[] => [
  ...(categories?.[side] ?? []).map(named),
  ...(products?.[side] ?? []).map(named),
  ...(pools?.[side] ?? []).map((pool) => `the list “${named(pool)}”`),
];

/** What it counts for; null for everything. */
function goodsWords(goods: Goods): string | null {
  const wanted = listed(namesOf(goods, 'in'));
  const without = listed(namesOf(goods, 'notIn'), 'or');
  const sale = goods.saleItems === 'only' ? 'sale items' : null;
  const base = sale && wanted ? `${wanted} on sale` : (sale ?? wanted);
  const except = [without, ...(goods.saleItems === 'excluded' ? ['sale items'] : [])].filter(Boolean).join(' or ');
  if (!base && !except) return null;
  return `${base || 'everything'}${except ? ` except ${except}` : ''}`;
}

function giftWords(group: PromotionEdit['group'], benefit: Benefit | PromotionEdit['benefit'], goods: string | null): string {
  const items = goods ?? 'everything';
  const off = group === 'item' ? items : group === 'shipping' ? 'shipping' : 'the order';
  switch (benefit.kind) {
    case 'percent':
      return `${benefit.percent}% off ${off}`;
    case 'amount':
      return group === 'item' ? `${dollars(benefit.amount)} off each unit of ${items}` : `${dollars(benefit.amount)} off ${off}`;
    case 'fixed_price':
      return `${items} for ${dollars(benefit.price)} each`;
    case 'buy_x_get_y': {
      const { percent = 100 } = benefit;
      return `buy ${benefit.buy}, get ${benefit.get} ${percent === 100 ? 'free' : `at ${percent}% off`} on ${items}`;
    }
    case 'tiers': {
      const gives = (tier: (typeof benefit.tiers)[number]) => ('percent' in tier ? `${tier.percent}%` : dollars(tier.amount));
      const steps = benefit.tiers.map((tier, step) => `${gives(tier)}${step === 0 ? ' off the order' : ''} from ${dollars(tier.from)}`);
      return listed(steps, 'and', steps.length);
    }
    case 'free_shipping':
      return 'free shipping';
  }
}

function whoWords({ signedIn, firstOrder, customers, customerGroups, storeCardDays, paymentTypes, countries }: Conditions): string[] {
  const ways = (types: readonly (keyof typeof paymentWords)[]) =>
    listed(
      types.map((type) => paymentWords[type]),
      'or',
    );
  return [
    ...(firstOrder ? ['on a first order'] : []),
    ...(customers ? [`for ${plural(customers.length, 'chosen customer')}`] : []),
    ...(customerGroups
      ? [
          `for ${customerGroups.length === 1 ? 'the group' : 'the groups'} ${listed(
            customerGroups.map((key) => `“${named(key)}”`),
            'or',
          )}`,
        ]
      : []),
    ...(signedIn ? ['for signed-in customers'] : []),
    ...(paymentTypes?.in ? [`when paid with ${ways(paymentTypes.in)}`] : []),
    ...(paymentTypes?.notIn ? [`unless paid with ${ways(paymentTypes.notIn)}`] : []),
    ...(storeCardDays ? [`within ${storeCardDays} days of the store card’s approval`] : []),
    ...(countries
      ? [
          `shipped to ${listed(
            countries.map((country) => countryWords[country]),
            'or',
          )}`,
        ]
      : []),
  ];
}

/** How shoppers get it. */
function wayWords({ code, campaign }: Conditions, codes: readonly string[]): string[] {
  const codeWords =
    codes.length === 0 ? 'with a unique code' : `with ${codes.length === 1 ? 'code' : 'one of the codes'} ${listed(codes, 'or')}`;
  return [...(code ? [codeWords] : []), ...(campaign ? ['by the link of a campaign'] : [])];
}

type Told = Pick<PromotionEdit, 'group' | 'benefit' | 'conditions' | 'codes' | 'startsAt' | 'endsAt' | 'usesLimit' | 'usesPerCustomer'>;

/** A promotion as a sentence: “15% off rugs over $200 with code RUGS15, from Nov 1, 2026 until Dec 1, 2026, once per customer.” */
export function promotionSentence({
  group,
  benefit,
  conditions = {},
  codes = [],
  startsAt,
  endsAt,
  usesLimit,
  usesPerCustomer,
}: Told): string {
  const goods = goodsWords(conditions);
  const { minimumMerchandise, minimumUnits } = conditions;
  const gift = [
    giftWords(group, benefit, goods),
    ...(minimumMerchandise ? [`over ${dollars(minimumMerchandise)}`] : []),
    ...(minimumUnits ? [`from ${plural(minimumUnits, 'unit')}`] : []),
    ...wayWords(conditions, codes),
  ];
  const counted =
    group !== 'item' && goods ? [goods.replace(/^everything except /, 'not counting ').replace(/^(?!not )/, 'counting only ')] : [];
  const times = (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`);
  const parts = [
    gift.join(' '),
    ...counted,
    ...(benefit.most ? [`up to ${dollars(benefit.most)}`] : []),
    ...whoWords(conditions),
    `from ${momentWords(startsAt)}${endsAt ? ` until ${momentWords(endsAt)}` : ''}`,
    ...(usesPerCustomer ? [`${times(usesPerCustomer)} per customer`] : []),
    ...(usesLimit ? [`${times(usesLimit)} in all`] : []),
  ];
  const sentence = parts.join(', ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
