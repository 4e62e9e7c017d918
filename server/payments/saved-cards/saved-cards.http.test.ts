import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SavedCard } from '../../../contract/payments/saved-cards.ts';
import {
  awkward,
  type CommerceShop,
  cardOf,
  commerceShop,
  readyToPay,
  Shopper,
  stockShelves,
  testCards,
} from '../../../test/support/commerce.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';
import { customerOfOwner } from '../../accounts/index.ts';
import { dropCards, forgetCards } from './operations.ts';

const url = '/api/wallet/credit-cards';
type Cards = { cards: SavedCard[]; canSave: boolean };

let shop: CommerceShop;
let lamp = 0;
let count = 0;
let shopper: Shopper;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ stock: 100 }]);
});
beforeEach(async () => {
  shop.payThrough();
  shopper = await customer();
});
afterAll(() => shop.close());

async function customer(): Promise<Shopper> {
  const made = new Shopper(shop);
  await made.send('POST', '/api/user/register', { email: `card-${count++}@example.com`, password: 'weaver-of-7-looms' });
  return made;
}

const list = async (of = shopper) => (await of.send<Cards>('GET', url)).body.cards;
const save = (number: string, more: object = {}, of = shopper) => of.send<SavedCard>('POST', url, { card: { ...cardOf(number), ...more } });
const ready = (of = shopper) => readyToPay(shop, [{ variationId: lamp }], { shopper: of });

async function vaulted(): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`select reference from sandbox_gateway.vaulted_card order by 1`.execute(
    shop.database.read,
  );
  return rows.map(({ reference }) => reference);
}

async function ownerOf(cardId: number): Promise<string> {
  const { rows } = await sql<{ ownerId: string }>`select owner_id as "ownerId" from payments.saved_card where id = ${cardId}`.execute(
    shop.database.read,
  );
  return rows[0]?.ownerId ?? '';
}

async function ageCard(cardId: number, expiryYear: number): Promise<void> {
  await shop.database.transact((tx) => sql`update payments.saved_card set expiry_year = ${expiryYear} where id = ${cardId}`.execute(tx));
}

describe('[§7.5 saved cards]', () => {
  it('list safe details only; the first card is the default until another is chosen', async () => {
    expect(await list()).toEqual([]);
    const first = (await save(testCards.good)).body;
    expect(first).toEqual({
      cardId: expect.any(Number),
      brand: 'Visa',
      last4: '4242',
      expiryMonth: 12,
      expiryYear: 2039,
      name: 'Ada Weaver',
      isDefault: true,
      standing: 'good',
    });
    const second = (await save(testCards.amex)).body;
    const { body } = await shopper.send<Cards>('PUT', `${url}/${second.cardId}/default`);
    expect(body).toMatchObject({
      cards: [
        { cardId: second.cardId, brand: 'American Express', isDefault: true },
        { cardId: first.cardId, isDefault: false },
      ],
      canSave: true,
    });
  });

  it('show that they have expired', async () => {
    const { cardId } = (await save(testCards.good)).body;
    await ageCard(cardId, 2020);
    expect(await list()).toMatchObject([{ standing: 'expired' }]);
  });

  it('are renewed when saved again, and the provider forgets the old reference', async () => {
    const before = (await save(testCards.good)).body;
    const references = await vaulted();
    const again = (await save(testCards.good, { name: 'Ada L. Weaver' })).body;
    expect(again).toEqual({ ...before, name: 'Ada L. Weaver' });
    await forgetCards(shop.parts);
    expect(await vaulted()).toHaveLength(references.length);
    expect(await list()).toHaveLength(1);
  });

  it('[§5] name every invalid field', async () => {
    const { status, body } = await save('4242 4242 4242 4241', { expiry: '01/20', securityCode: 'x', name: '' });
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({
      status: 400,
      fields: ['card.number', 'card.securityCode', 'card.name'],
    });
    expect((await save(testCards.good, { expiry: '01/20' })).body.fields).toEqual({ 'card.expiry': 'Please update the invalid year' });
  });

  it('are deleted here at once and at the provider by a job; the newest remaining card becomes the default', async () => {
    await forgetCards(shop.parts);
    const before = await vaulted();
    const first = (await save(testCards.good)).body;
    const second = (await save(testCards.mastercard)).body;
    const { body } = await shopper.send<Cards>('DELETE', `${url}/${first.cardId}`);
    expect(body.cards).toMatchObject([{ cardId: second.cardId, isDefault: true }]);
    expect((await shopper.send('DELETE', `${url}/${first.cardId}`)).body.code).toBe('saved_card_not_found');
    shop.payThrough(awkward(({ vault }) => ({ vault: { ...vault, forget: () => Promise.reject(new Error('connection reset')) } })));
    await forgetCards(shop.parts);
    expect(await vaulted()).toHaveLength(before.length + 2);
    shop.payThrough();
    await forgetCards(shop.parts);
    expect(await vaulted()).toHaveLength(before.length + 1);
  });

  it('keep one default and at most ten cards under concurrent saves', async () => {
    const cards = ['01/39', '02/39', '03/39', '04/39', '05/39', '06/39', '07/39', '08/39', '09/39', '10/39', '11/39', '12/39'];
    const answers = await Promise.all(cards.map((expiry) => save(testCards.good, { expiry })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(['saved_cards_full', 'saved_cards_full']);
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(await list()).toHaveLength(10);
  });

  it('[§8] are not saved when the provider does not answer', async () => {
    shop.payThrough(awkward(({ vault }) => ({ vault: { ...vault, keep: () => Promise.reject(new Error('connection reset')) } })));
    expect((await save(testCards.good)).body.code).toBe('cards_not_saved');
    expect(await list()).toEqual([]);
  });

  it('[§6] cannot be listed, changed, deleted or used by others', async () => {
    const { cardId } = (await save(testCards.good)).body;
    const eve = await customer();
    expect(await list(eve)).toEqual([]);
    expect((await eve.send('PUT', `${url}/${cardId}/default`)).status).toBe(404);
    expect((await eve.send('DELETE', `${url}/${cardId}`)).status).toBe(404);
    for (const thief of [eve, new Shopper(shop)]) {
      const { path, checkout } = await ready(thief);
      const savedCard = { cardId, securityCode: '123' };
      const { status, body } = await thief.send('POST', `${path}/place`, { savedCard, expectedTotal: checkout.totals.total });
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'saved_card_not_found' });
    }
    expect((await new Shopper(shop).send('GET', url)).status).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  it('[rulings: impersonation] are closed to staff acting for a customer, at checkout too', async () => {
    const { cardId } = (await save(testCards.good)).body;
    const customerId = customerOfOwner(await ownerOf(cardId));
    const care = new Shopper(shop);
    care.cookies.set('staff_session_token', (await staffSignedIn(shop, 'customer_care')).token);
    expect((await care.send('POST', '/api/impersonate', { customerId, reason: 'asked on the phone' })).status).toBe(200);
    const closed = [
      await care.send('GET', url),
      await save(testCards.amex, {}, care),
      await care.send('PUT', `${url}/${cardId}/default`),
      await care.send('DELETE', `${url}/${cardId}`),
    ];
    expect(closed.map(({ body }) => body.code)).toEqual(Array(4).fill('impersonation_closed'));
    const { path, checkout } = await ready(care);
    const expectedTotal = checkout.totals.total;
    const refused = await care.send('POST', `${path}/place`, { savedCard: { cardId, securityCode: '123' }, expectedTotal });
    expect(refused.body.code).toBe('saved_card_not_found');
    const paid = await care.send('POST', `${path}/place`, { card: cardOf(testCards.mastercard), saveCard: true, expectedTotal });
    expect(paid.body).toMatchObject({ status: 'placed' });
    expect(await list()).toMatchObject([{ cardId }]);
  });

  it('are deleted with a replaced account', async () => {
    const { cardId } = (await save(testCards.good)).body;
    const formerOwnerId = await ownerOf(cardId);
    await forgetCards(shop.parts);
    const before = await vaulted();
    await shop.database.transact((tx) => dropCards(tx, { formerOwnerId }));
    await forgetCards(shop.parts);
    expect(await list()).toEqual([]);
    expect(await vaulted()).toHaveLength(before.length - 1);
  });
});

describe('[§2.8 checkout] a saved card', () => {
  const pay = async (cardId: number, securityCode = '123', of = shopper) => {
    const { path, checkout } = await ready(of);
    return of.send<{ status?: string; orderNumber?: string }>('POST', `${path}/place`, {
      savedCard: { cardId, securityCode },
      expectedTotal: checkout.totals.total,
    });
  };

  it('pays when its security code is entered', async () => {
    const { cardId } = (await save(testCards.mastercard)).body;
    expect((await pay(cardId, '')).body.fields).toEqual({
      'savedCard.securityCode': 'Security code is required',
    });
    const { body } = await pay(cardId);
    expect(body.status).toBe('placed');
    const { rows } = await sql`
      select d.brand, d.last4 from payments.card_detail d join payments.payment p on p.id = d.payment_id
      join orders.order o on o.id = p.order_id where o.order_number = ${body.orderNumber}`.execute(shop.database.read);
    expect(rows).toEqual([{ brand: 'Mastercard', last4: '4444' }]);
  });

  it('shows a decline at its own fields', async () => {
    const declined = (await save(testCards.declined)).body;
    expect((await pay(declined.cardId)).body).toMatchObject({
      code: 'card_declined',
      fields: { 'savedCard.cardId': "We couldn't verify your card details, try again or use a different card." },
    });
    const wrong = (await save(testCards.wrongCode)).body;
    expect((await pay(wrong.cardId)).body.fields).toEqual({ 'savedCard.securityCode': 'Please check the security code.' });
  });

  it('cannot pay once expired', async () => {
    const { cardId } = (await save(testCards.good)).body;
    await ageCard(cardId, 2020);
    expect((await pay(cardId)).body.fields).toEqual({ 'savedCard.cardId': 'This card has expired. Please use a different card.' });
  });

  it('cannot pay once deleted', async () => {
    const { cardId } = (await save(testCards.good)).body;
    await shopper.send('DELETE', `${url}/${cardId}`);
    expect((await pay(cardId)).body.code).toBe('saved_card_not_found');
  });

  it('is saved with an accepted order when the customer asks, and not otherwise', async () => {
    const place = async (of: Shopper, number: string, saveCard?: boolean) => {
      const { path, checkout } = await ready(of);
      const body = { card: cardOf(number), ...(saveCard && { saveCard }), expectedTotal: checkout.totals.total };
      return (await of.send<{ status?: string }>('POST', `${path}/place`, body)).body;
    };
    expect(await place(shopper, testCards.good)).toMatchObject({ status: 'placed' });
    expect(await place(shopper, testCards.declined, true)).toMatchObject({ code: 'card_declined' });
    expect(await list()).toEqual([]);
    expect(await place(shopper, testCards.good, true)).toMatchObject({ status: 'placed' });
    expect(await list()).toMatchObject([{ brand: 'Visa', last4: '4242', isDefault: true }]);
    expect(await place(new Shopper(shop), testCards.good, true)).toMatchObject({ status: 'placed' });
  });

  it('is saved once the bank has approved, and not when it refuses', async () => {
    for (const approve of [true, false]) {
      const of = await customer();
      await forgetCards(shop.parts);
      const before = await vaulted();
      const { path, checkout } = await ready(of);
      const body = { card: cardOf(testCards.challenge), saveCard: true, expectedTotal: checkout.totals.total };
      const asked = await of.send<{ url: string }>('POST', `${path}/place`, body);
      expect(await list(of)).toEqual([]);
      await of.send('POST', `/api${asked.body.url}`, { approve });
      await of.send('POST', `${path}/resume`);
      expect(await list(of)).toHaveLength(approve ? 1 : 0);
      expect(await vaulted()).toHaveLength(before.length + (approve ? 1 : 0));
    }
  });

  it('does not fail the order when the customer has too many, and the vault forgets it', async () => {
    for (let month = 1; month <= 10; month++) await save(testCards.good, { expiry: `${String(month).padStart(2, '0')}/39` });
    await forgetCards(shop.parts);
    const before = await vaulted();
    const { path, checkout } = await ready();
    const body = { card: cardOf(testCards.amex), saveCard: true, expectedTotal: checkout.totals.total };
    expect((await shopper.send('POST', `${path}/place`, body)).body).toMatchObject({ status: 'placed' });
    await forgetCards(shop.parts);
    expect(await list()).toHaveLength(10);
    expect(await vaulted()).toEqual(before);
  });
});
