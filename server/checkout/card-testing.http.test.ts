import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import type { SavedCard } from '../../contract/payments/saved-cards.ts';
import {
  awkward,
  type CommerceShop,
  cardOf,
  commerceShop,
  readyToPay,
  Shopper,
  stockOf,
  stockShelves,
  testCards,
} from '../../test/support/commerce.ts';
import { proofFor } from '../../test/support/proof.ts';

let shop: CommerceShop;
let lamps: number[];
const log: string[] = [];
/** Payments that reached the provider. */
let asked = 0;

beforeAll(async () => {
  shop = await commerceShop({ logInto: { write: (line) => void log.push(line) } });
  lamps = await stockShelves(
    shop,
    Array.from({ length: 12 }, () => ({ stock: 500 })),
  );
  shop.payThrough(
    awkward((sandbox) => ({
      isTestCard: sandbox.isTestCard,
      authorize: (...given) => {
        asked++;
        return sandbox.authorize(...given);
      },
    })),
  );
});
afterAll(() => shop.close());

let next = 0;
/** A unique card number; the sandbox declines it. */
const stolen = () => luhn(`411111${String(next++).padStart(9, '0')}`);
function luhn(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}

type Ready = Awaited<ReturnType<typeof readyToPay>>;
const ready = (lamp: number, who: { address?: string; email?: string } = {}) => readyToPay(shop, [{ variationId: lamps[lamp] ?? 0 }], who);
const network = (n: number) => `198.51.100.${n}`;
/** Pays like a browser, sending a proof of work where one is demanded. */
async function persist({ pay }: Ready, card: string) {
  const first = await pay(card);
  return first.body.code === 'captcha_required' ? pay(card, undefined, proofFor(first)) : first;
}
const codes = async (attempts: readonly (() => Promise<{ body: { code?: string; status?: string } }>)[]) => {
  const answers: (string | undefined)[] = [];
  for (const attempt of attempts) {
    const { body } = await attempt();
    answers.push(body.code ?? body.status);
  }
  return answers;
};
const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const asExpected = [...nine.slice(0, 6).map(() => 'card_declined'), ...nine.slice(6).map(() => 'too_many_declines')];

describe('[§6 card testing] declined cards', () => {
  it('on one checkout cost a proof after three and are blocked after six, with the waiting time', async () => {
    const attacker = await ready(0);
    expect(await codes(nine.slice(0, 4).map(() => () => attacker.pay(stolen())))).toEqual([
      'card_declined',
      'card_declined',
      'card_declined',
      'captcha_required',
    ]);
    expect(await codes(nine.slice(0, 3).map(() => () => persist(attacker, stolen())))).toEqual(Array(3).fill('card_declined'));
    const paused = await persist(attacker, testCards.good);
    expect(paused).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_declines',
        message: expect.stringContaining('Nothing was charged'),
        fields: { 'card.number': expect.stringMatching(/again in 1[45] minutes/) },
      },
    });
    expect(paused.retryAfter).toBeGreaterThan(800);
    expect(paused.retryAfter).toBeLessThanOrEqual(900);
    expect(await stockOf(shop, lamps[0] ?? 0)).toBe(500);
  });

  it('are told where the shopper is looking: at a saved card, or at the choice of payment type', async () => {
    const fields = (field: string) => ({ code: 'too_many_declines', fields: { [field]: expect.stringContaining('Payment is paused') } });
    const shopper = new Shopper(shop);
    await shopper.send('POST', '/api/user/register', { email: 'paused@example.com', password: 'weaver-of-7-looms' });
    const { cardId } = (await shopper.send<SavedCard>('POST', '/api/wallet/credit-cards', { card: cardOf(testCards.good) })).body;
    const buyer = await readyToPay(shop, [{ variationId: lamps[11] ?? 0 }], { shopper });
    for (let declined = 0; declined < 6; declined++) await persist(buyer, stolen());
    const { path, checkout } = buyer;
    const place = (body: object) => shopper.send('POST', `${path}/place`, body);
    const savedCard = { cardId, securityCode: '123' };
    expect((await place({ savedCard, expectedTotal: checkout.totals.total })).body).toMatchObject(fields('savedCard.cardId'));

    const { checkoutUuid } = checkout;
    const { body: opened } = await shopper.send<{ url: string }>('POST', '/api/checkouts-paypal', { checkoutUuid });
    await shopper.send('POST', `/api/sandbox/wallet/${new URL(opened.url).pathname.split('/').at(-1)}`, {});
    await shopper.send('POST', '/api/checkouts/paypal/checkout', { checkoutUuid });
    const { body: approved } = await shopper.send<Checkout>('GET', path);
    expect((await place({ expectedTotal: approved.totals.total })).body).toMatchObject(fields('paymentType'));
  });

  it.each([
    ['one address', (_: number) => ({ address: network(20) })],
    ['one /64', (n: number) => ({ address: `2001:db8:7:7::${n + 1}` })],
  ])('from %s are counted across checkouts', async (_, who) => {
    const attackers: Ready[] = [];
    for (const n of nine) attackers.push(await ready(1, who(n)));
    expect(await codes(attackers.map((attacker) => () => persist(attacker, stolen())))).toEqual(asExpected);
  });

  it('under one e-mail cost a proof, and never stop whose it is from paying', async () => {
    const under = (n: number) => ready(1, { email: n % 2 ? 'eve@example.com' : ' EVE@example.com', address: network(n) });
    const attackers: Ready[] = [];
    for (const n of nine) attackers.push(await under(n));
    expect(await codes(attackers.map((attacker) => () => persist(attacker, stolen())))).toEqual(nine.map(() => 'card_declined'));
    const owner = await under(19);
    expect((await owner.pay(testCards.good)).body.code).toBe('captcha_required');
    expect((await persist(owner, testCards.good)).body).toMatchObject({ status: 'placed' });
  });

  it('of one visitor are counted across carts, addresses and networks', async () => {
    const cookies = new Map<string, string>();
    const attempt = async (n: number) => {
      const shopper = new Shopper(shop, network(60 + n));
      for (const [name, value] of cookies) shopper.cookies.set(name, value);
      const attacker = await readyToPay(shop, [{ variationId: lamps[1] ?? 0 }], { shopper, email: `carts-${n}@example.com` });
      const declined = await persist(attacker, stolen());
      // An order ends the cart and its checkout.
      await persist(attacker, testCards.good);
      for (const [name, value] of shopper.cookies) cookies.set(name, value);
      return declined;
    };
    expect(await codes(nine.map((n) => () => attempt(n)))).toEqual(asExpected);
  });

  it('of one number are counted across networks and spellings', async () => {
    const card = stolen();
    const attackers: Ready[] = [];
    for (const _ of nine) attackers.push(await ready(2));
    expect(await codes(attackers.map((attacker) => () => persist(attacker, card)))).toEqual(asExpected);
    const spaced = card.replace(/(.{4})/g, '$1 ');
    expect((await persist(await ready(2), spaced)).body.code).toBe('too_many_declines');
  });

  it('reach the provider three times at most when 300 arrive at once', async () => {
    const address = network(30);
    const attackers: Ready[] = [];
    for (let i = 0; i < 30; i++) attackers.push(await ready(3, { address }));
    const before = asked;
    const answers = await Promise.all(Array.from({ length: 300 }, (_, i) => attackers[i % 30]?.pay(stolen())));
    expect(asked - before).toBeLessThanOrEqual(6);
    expect(new Set(answers.map((answer) => answer?.body.code ?? 'none'))).not.toContain('none');
    const declined = new Set(answers.flatMap((answer, i) => (answer?.body.code === 'card_declined' ? [i % 30] : [])));
    expect(declined.size).toBeLessThanOrEqual(3);
  });

  it('still count after a good card was charged between them', async () => {
    const address = network(40);
    const attempt = async (card: string) => persist(await ready(4, { address }), card);
    const cards = [
      stolen(),
      stolen(),
      testCards.good,
      stolen(),
      stolen(),
      testCards.mastercard,
      stolen(),
      stolen(),
      testCards.good,
      stolen(),
    ];
    expect(await codes(cards.map((card) => () => attempt(card)))).toEqual([
      'card_declined',
      'card_declined',
      'placed',
      'card_declined',
      'card_declined',
      'placed',
      'card_declined',
      'card_declined',
      'too_many_declines',
      'too_many_declines',
    ]);
  });

  it('accept a proof only once', async () => {
    const attacker = await ready(5);
    for (let i = 0; i < 3; i++) await attacker.pay(stolen());
    const proof = proofFor(await attacker.pay(stolen()));
    expect((await attacker.pay(stolen(), undefined, proof)).body.code).toBe('card_declined');
    expect((await attacker.pay(stolen(), undefined, proof)).body.code).toBe('captcha_required');
  });

  it('store neither a number nor a fingerprint', async () => {
    const card = stolen();
    await persist(await ready(6), card);
    const { rows } = await sql<{ row: string }>`
      select p::text as row from payments.payment p union all select c::text from counting.counted c`.execute(shop.database.read);
    expect(rows.length).toBeGreaterThan(0);
    for (const text of [...rows.map(({ row }) => row), log.join('')]) expect(text).not.toContain(card.slice(0, 12));
    expect(log.join('')).not.toContain('fingerprint');
  });
});

describe('[checklist 28] an honest buyer', () => {
  it('pays with a second card after a decline, and after four with a proof', async () => {
    const buyer = await ready(7);
    expect((await buyer.pay(stolen())).body.code).toBe('card_declined');
    expect((await buyer.pay(testCards.mastercard)).body).toMatchObject({ status: 'placed' });
    const unlucky = await ready(8);
    for (let i = 0; i < 4; i++) expect((await persist(unlucky, stolen())).body.code).toBe('card_declined');
    expect((await persist(unlucky, testCards.good)).body).toMatchObject({ status: 'placed' });
  });

  it('is not counted for attempts that never reached the provider', async () => {
    const buyer = await ready(9);
    for (let i = 0; i < 9; i++) expect((await buyer.pay(stolen(), 1)).body.code).toBe('total_changed');
    expect((await buyer.pay(testCards.good)).body).toMatchObject({ status: 'placed' });
  });

  it('is not counted for successful payments, however many come from one office', async () => {
    const office: Ready[] = [];
    for (let i = 0; i < 8; i++) office.push(await ready(10, { address: network(50) }));
    expect(
      await codes(
        office.map(
          ({ pay }) =>
            () =>
              pay(testCards.good),
        ),
      ),
    ).toEqual(Array(8).fill('placed'));
  });
});
