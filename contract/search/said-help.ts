/** What a search text may ask of the shop instead of searching for products. */
export const helpTopics = [
  'returns',
  'refunds',
  'order status',
  'shipping',
  'international orders',
  'gift cards',
  'promo codes',
  'store hours',
  'store card',
  'payment',
  'vault',
  'saved items',
  'email preferences',
  'careers',
  'contact',
  'account',
  'privacy',
  'terms',
  'the company',
  'the app',
  'common questions',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** Words around a request, which say nothing more. */
const politely = `(?:(?:please|help(?: me)?|i (?:want|need|would like) to|how (?:do|can) i|how to|can i|where (?:do|can) i|do you have|is there|are there|(?:talk|speak|chat) (?:to|with)|what(?:'s| is| are)|check|see|find|buy|get|the|your|my|an?|about|with|for) )*`;
const topics: readonly (readonly [HelpTopic, string])[] = [
  [
    'returns',
    'returns?(?: (?:policy|an? (?:item|order)|something|label|center|my order))?|exchanges?(?: policy)?|returns? (?:and|&) exchanges?|send (?:it|something) back',
  ],
  ['refunds', 'refunds?(?: (?:policy|status))?|money back'],
  [
    'order status',
    "orders?(?: (?:status|tracking|history|lookup|number|cancell?ation))?|track(?:ing)?(?: (?:my |an? )?(?:orders?|packages?|parcels?|deliver(?:y|ies)|shipments?|number))?|where(?: is|'s|s) my (?:order|package|parcel|delivery)|cancel(?:l?ing|lation)?(?: (?:(?:my|an?) )?orders?)?",
  ],
  [
    'international orders',
    "(?:international|overseas|worldwide) (?:shipping|delivery|orders?)|(?:do you )?(?:ship(?:ping)?|deliver(?:y)?) (?:internationally|abroad|overseas|worldwide|outside (?:of )?[\\p{L}' ]+)",
  ],
  [
    'shipping',
    "(?:free )?(?:shipping|delivery)(?: (?:costs?|fees?|times?|policy|options|info(?:rmation)?))?|do you (?:ship|deliver)(?: (?:to|in) [\\p{L}' ]+)?|(?:shipping|delivery|ship|deliver) to [\\p{L}' ]+|white glove(?: delivery)?|(?:furniture|oversized|freight) (?:delivery|shipping)",
  ],
  ['gift cards', '(?:\\d+ (?:dollars? )?)?(?:e-?)?gift ?(?:cards?|certificates?|vouchers?)(?: balance)?'],
  ['promo codes', '(?:promo(?:tion(?:al)?)?|discount|coupon|voucher) ?codes?|coupons?'],
  [
    'store hours',
    '(?:store|shop|opening|business|showroom) (?:hours|times?|locations?|finder)|hours|locations?|(?:stores?|shops?) near (?:me|here)|near(?:est|by) (?:stores?|shops?)|when are you open',
  ],
  [
    'store card',
    '(?:apply for (?:(?:the|your|an?) )?)?(?:(?:store|shop) (?:credit )?|credit )cards?(?: (?:application|offers?|balance|payments?|bill))?|financing(?: (?:options|plans?|offers?))?|(?:monthly payments?|payment) plans?',
  ],
  [
    'payment',
    'pay ?pal|klarna|affirm|after ?pay|apple pay|google pay|shop pay|venmo|(?:buy now,? )?pay later|(?:ways to pay|payment (?:methods?|options?|types?))|(?:do you )?(?:take|accept|have) (?:pay ?pal|klarna|affirm|after ?pay|apple pay|google pay|credit cards|cards)',
  ],
  ['vault', 'vault(?: (?:items|deals|sale|products))?'],
  ['saved items', '(?:my )?(?:wish ?lists?|favou?rites?|saved (?:items?|list|products?)|sav(?:e|ed) for later)'],
  ['email preferences', 'unsubscribe|opt ?-?out|e-?mail (?:preferences|settings|list)|mailing list|news ?letters?'],
  ['careers', 'careers?|jobs?|job openings|work (?:for|with) (?:you|us)|now hiring|hiring'],
  [
    'contact',
    'contact(?: us)?|customer (?:service|support|care)|phone number|talk to (?:someone|a person|an agent)|live chat|e-?mail address|complaints?|support|help',
  ],
  ['account', '(?:log|sign) ?-?(?:in|out|up)|(?:my )?account|(?:forgot(?:ten)? |reset |change )?password'],
  ['privacy', 'privacy(?: policy)?'],
  ['terms', 'terms(?: (?:and|&) conditions| of (?:use|service|sale))?'],
  ['the company', '(?:about|who are) (?:us|you)|our story'],
  ['the app', '(?:get |download )?(?:the )?(?:mobile |iphone |ios |android )?app'],
  [
    'common questions',
    'faqs?|frequently asked questions|price (?:match(?:ing)?|adjustments?|guarantees?)|(?:(?:gift|wedding|bridal|baby) )?registr(?:y|ies)|(?:furniture )?assembly(?: services?)?|warrant(?:y|ies)|(?:(?:free|fabric|order|request) )*swatch(?:es)?|(?:military|student|teacher|senior|first order|trade) discounts?|trade (?:program|account)|gift receipts?',
  ],
];
const asked = topics.map(([topic, words]) => [topic, new RegExp(`^${politely}(?:${words})$`, 'u')] as const);

const plainText = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}&' -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

/** The help a whole text asks for; null for a text about products ("return air grille"). */
export function readHelp(typed: string): HelpTopic | null {
  const text = plainText(typed);
  return asked.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/**
 * Names that a content page about what a whole text says may have, likeliest first: `black-friday`, `black-friday-sale` … for "Black Friday". None where
 * it names no campaign.
 */
export function campaignsIn(typed: string): string[] {
  const text = plainText(typed).replaceAll("'", '').replace(/^the /, '');
  const slugOf = (words: string) => words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  if (/^(?:new arrivals|best sellers|clearance)$| (?:event|store|gift guide|offers)$/.test(text)) return [slugOf(text)];
  const [isCampaign, name] = /^(?:(.*) )?(?:sales?|deals?)$/.exec(text) ?? /^([a-z]+ (?:day|week|friday|monday))$/.exec(text) ?? [];
  if (isCampaign === undefined) return [];
  return [...new Set([text, `${name ?? ''} sale`, `${name ?? ''} deals`].map(slugOf))];
}
