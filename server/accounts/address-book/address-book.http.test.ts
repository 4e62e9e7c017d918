import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SavedAddress } from '../../../contract/addresses/addresses.ts';
import { type CommerceShop, commerceShop, ohio, readyToPay, Shopper, stockShelves, testCards } from '../../../test/support/commerce.ts';

let shop: CommerceShop;
let shopper: Shopper;
let lamp = 0;
let count = 0;
beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ stock: 20 }]);
});
beforeEach(async () => {
  shopper = await customer();
});
afterAll(() => shop.close());

async function customer(): Promise<Shopper> {
  const made = new Shopper(shop);
  await made.send('POST', '/api/user/register', { email: `abe-${count++}@example.com`, password: 'weaver-of-7-looms' });
  return made;
}

const url = '/api/accounts/addresses';
const sydney = { ...ohio, countryCode: 'AU', city: 'Sydney', stateRegion: 'NSW', postalCode: '2000' } as const;
const book = async (of = shopper) => (await of.send<{ addresses: SavedAddress[] }>('GET', url)).body.addresses;
const add = async (address: object, more: object = {}) => (await shopper.send<SavedAddress>('POST', url, { address, ...more })).body;
const elsewhere = (line: string) => ({ ...ohio, addressLine1: line });

describe('[§7.2 addresses]', () => {
  it('stores addresses; the first is the default for both uses until another replaces it', async () => {
    const first = await add(ohio);
    expect(first).toMatchObject({ address: ohio, isDefaultShipping: true, isDefaultBilling: true });
    const second = await add(elsewhere('9 Oak Street'), { isDefaultShipping: true });
    expect(await book()).toMatchObject([
      { addressId: second.addressId, isDefaultShipping: true, isDefaultBilling: false },
      { addressId: first.addressId, isDefaultShipping: false, isDefaultBilling: true },
    ]);
  });

  it('keeps one of an address that is sent twice, as it was spelled last', async () => {
    const first = await add(ohio);
    const again = { ...ohio, addressLine1: '12 ELM STREET.', phone: '614 555 0199' };
    const [second, third] = await Promise.all([add(again, { isDefaultShipping: true }), add(again, { isDefaultShipping: true })]);
    expect([second.addressId, third.addressId]).toEqual([first.addressId, first.addressId]);
    expect(await book()).toMatchObject([{ addressId: first.addressId, address: again, isDefaultShipping: true }]);
  });

  it('updates and deletes them; when a default is deleted, the newest other one takes its place', async () => {
    const first = await add(ohio);
    const second = await add(elsewhere('9 Oak Street'));
    const changed = await shopper.send<SavedAddress>('PUT', `${url}/${first.addressId}`, { address: elsewhere('10 Elm Street') });
    expect(changed.body).toMatchObject({ address: { addressLine1: '10 Elm Street' }, isDefaultShipping: true });
    const { body } = await shopper.send<{ addresses: SavedAddress[] }>('DELETE', `${url}/${first.addressId}`);
    expect(body.addresses).toMatchObject([{ addressId: second.addressId, isDefaultShipping: true, isDefaultBilling: true }]);
  });

  it('[§5 shippable] accepts billing-only countries, but never as the default for shipping', async () => {
    expect(await add(sydney)).toMatchObject({ isDefaultShipping: false, isDefaultBilling: true });
    const { status, body } = await shopper.send('POST', url, { address: sydney, isDefaultShipping: true });
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { isDefaultShipping: "Sorry, we don't ship there." } });
  });

  it('[§5 shippable] moves the default for shipping when its address is edited to where we do not ship', async () => {
    const first = await add(ohio);
    const move = (address: object) => shopper.send<SavedAddress>('PUT', `${url}/${first.addressId}`, { address });
    expect((await move(sydney)).body).toMatchObject({ isDefaultShipping: false, isDefaultBilling: true });
    expect((await move(ohio)).body).toMatchObject({ isDefaultShipping: true });
    const second = await add(elsewhere('9 Oak Street'));
    await move({ ...ohio, city: 'San Juan', stateRegion: 'PR', postalCode: '00901' });
    expect(await book()).toMatchObject([
      { addressId: second.addressId, isDefaultShipping: true, isDefaultBilling: false },
      { addressId: first.addressId, isDefaultShipping: false, isDefaultBilling: true },
    ]);
  });

  it('[§5] reports every invalid field, including a region of another country', async () => {
    const empty = await shopper.send('POST', url, { address: { countryCode: 'US' } });
    expect(Object.keys(empty.body.fields ?? {})).toContain('address.firstName');
    const moved = await shopper.send('POST', url, { address: { ...ohio, stateRegion: 'ON' } });
    expect(moved.body.fields).toEqual({ 'address.stateRegion': 'State is required' });
  });

  it('[§6] neither shows, changes nor deletes somebody else’s addresses', async () => {
    const { addressId } = await add(ohio);
    const eve = await customer();
    expect(await book(eve)).toEqual([]);
    expect((await eve.send('PUT', `${url}/${addressId}`, { address: elsewhere('1 Evil Way') })).status).toBe(404);
    expect((await eve.send('DELETE', `${url}/${addressId}`)).status).toBe(404);
    expect(await book()).toMatchObject([{ address: ohio }]);
  });

  it('holds thirty', async () => {
    for (let i = 0; i < 30; i++) await add(elsewhere(`${i} Elm Street`));
    expect((await shopper.send('POST', url, { address: elsewhere('9 Oak Street') })).body.code).toBe('address_book_full');
  });

  it('keeps one default when two are set at once', async () => {
    await add(ohio);
    await Promise.all(['1 A Street', '2 B Street', '3 C Street'].map((line) => add(elsewhere(line), { isDefaultShipping: true })));
    expect((await book()).filter(({ isDefaultShipping }) => isDefaultShipping)).toHaveLength(1);
  });

  /** The customer buys a lamp and has it sent to an address. */
  async function orderTo(shippingAddress: object, billingAddress?: object): Promise<void> {
    const { pay } = await readyToPay(shop, [{ variationId: lamp }], {
      shopper,
      shippingAddress,
      ...(billingAddress && { billingAddress }),
    });
    const placed = await pay(testCards.good);
    expect(placed.body).toMatchObject({ status: 'placed' });
  }

  it('takes the first address from the first order, and the customer’s name from who pays for it', async () => {
    const gift = { ...ohio, firstName: 'Grace', lastName: 'Spinner', addressLine1: '9 Oak Street' };
    await orderTo(gift, ohio);
    expect(await book()).toMatchObject([{ address: gift, isDefaultShipping: true }]);
    expect((await shopper.send<{ firstName: string }>('GET', '/api/authenticated')).body.firstName).toBe('Ada');
  });

  it('adds the address of every order that it does not have yet, and leaves the default', async () => {
    await add(ohio);
    await orderTo({ ...ohio, addressLine1: ohio.addressLine1.toUpperCase(), city: `${ohio.city}.` });
    expect(await book()).toHaveLength(1);
    await orderTo(elsewhere('9 Oak Street'));
    expect(await book()).toMatchObject([
      { address: ohio, isDefaultShipping: true, isDefaultBilling: true },
      { address: { addressLine1: '9 Oak Street' }, isDefaultShipping: false, isDefaultBilling: false },
    ]);
  });

  it('orders to one address more than the book holds are placed all the same', async () => {
    for (let i = 0; i < 30; i++) await add(elsewhere(`${i} Elm Street`));
    await orderTo(elsewhere('9 Oak Street'));
    expect(await book()).toHaveLength(30);
  });
});

it('[§2.8] the verification suggests but never refuses', async () => {
  const { status, body } = await new Shopper(shop).send('POST', '/api/address-verification', { address: { ...ohio, city: 'columbus' } });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { result: 'suggestion', suggested: { city: 'Columbus' }, changed: ['city'] },
  });
});
