import { details } from '../support/api-shopper.ts';
import type { Journey } from './journey.ts';
import { applyForCard, changeMind, furnish, handleReturn, merchandise, ship } from './order-journeys.ts';
import type { Random } from './random.ts';
import type { Pool } from './values.ts';

/** Without the slow card, which would keep its user waiting. */
const cards = ['4242424242424242', '5555555555554444', '4000000000000002', '4000002500003155'];

/** Fills a cart, checks out and pays with a sandbox card. */
const buy: Journey = async (ask, random, pool) => {
  await ask('GET', `/api/product/${one(random, pool, 'productId', 1 + random.below(400))}`);
  const cart = await ask('POST', '/api/cart', { variationId: one(random, pool, 'variationId', 1 + random.below(900)), quantity: 1 });
  const checkout = await ask('POST', '/api/guest/checkouts', { cartUuid: cart?.cartUuid });
  const path = `/api/guest/checkouts/${checkout?.checkoutUuid}`;
  const known = await ask('PUT', path, details);
  const totals = known?.totals as { total?: number } | undefined;
  const card = { number: random.pick(cards), expiry: '12/30', securityCode: '123', name: 'Ann Lee' };
  const placed = await ask('POST', `${path}/place`, { card, expectedTotal: totals?.total ?? 0 });
  if (typeof placed?.orderNumber === 'string' && random.chance(0.3)) await changeMind(ask, random, placed.orderNumber);
};

/** Comes back to an order of some time ago. */
const comeBack: Journey = async (ask, random, pool) => {
  const orderNumber = pool.get('orderNumber').at(-1);
  if (orderNumber) await changeMind(ask, random, String(orderNumber));
};

/** Views a list and a product's reviews, and writes one. */
const judge: Journey = async (ask, random, pool) => {
  await ask('GET', `/api/search?k=${random.pick(['lamp', 'sofa', 'rug', 'curtain', 'mug'])}&page=${1 + random.below(3)}`);
  const productId = one(random, pool, 'productId', 1 + random.below(400));
  await ask('GET', `/api/reviews?productId=${productId}`);
  await ask('POST', `/api/reviews/feedback?reviewId=${one(random, pool, 'reviewId', 1)}`, {});
  await ask('GET', `/api/reviews/write/template?productId=${productId}`);
  await ask('POST', '/api/reviews/write/submit', {
    review: { productId, stars: 1 + random.below(5), title: 'As it should be', text: 'It came soon and stands well.', author: 'Ann L.' },
  });
};

/** Saves items for later and moves them back. */
const save: Journey = async (ask, random, pool) => {
  const variationId = one(random, pool, 'variationId', 1 + random.below(900));
  const cart = await ask('POST', '/api/cart', { variationId, quantity: 1 });
  const saved = await ask('POST', '/api/save-for-laters/guest', { variationId, cartUuid: cart?.cartUuid });
  const saveForLaterUuid = saved?.saveForLaterUuid;
  await ask('POST', '/api/save-for-laters/guest/to-cart', { variationId, cartUuid: cart?.cartUuid, saveForLaterUuid });
  await ask('POST', '/api/stock-alerts', { variationId, email: 'ann.lee@example.com', consent: true });
};

/** Staff's starting points, whose contents lead on. */
const work: Journey = async (ask, random, pool) => {
  for (const list of ['customers?q=ann', 'fulfilment', 'reviews', 'content', 'redirects', 'synonyms', 'flags', 'members', 'audit']) {
    if (random.chance(0.4)) await ask('GET', `/api/staff/${list}`);
  }
  await ask('GET', `/api/staff/fulfilment/${one(random, pool, 'orderNumber', 'AL-0000-0000')}`);
};

export const journeyOf = (kind: string, random: Random): Journey => {
  if (kind === 'guest') return random.pick([buy, comeBack, save]);
  if (kind === 'customer') return random.pick([buy, comeBack, judge, furnish, applyForCard]);
  return random.pick([work, ship, handleReturn, merchandise]);
};

function one<Value>(random: Random, pool: Pool, name: string, otherwise: Value): unknown {
  const known = pool.get(name);
  return known.length > 0 ? random.pick(known) : otherwise;
}
