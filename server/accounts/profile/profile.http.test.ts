import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Device, Profile } from '../../../contract/accounts/accounts.ts';
import { type CommerceShop, commerceShop, Shopper } from '../../../test/support/commerce.ts';

let shop: CommerceShop;
beforeAll(async () => {
  shop = await commerceShop();
});
afterAll(() => shop.close());

const password = 'weaver-of-7-looms';
let count = 0;
const newEmail = () => `pia-${count++}@example.com`;

async function customer(email = newEmail()): Promise<{ email: string; shopper: Shopper }> {
  const shopper = new Shopper(shop);
  await shopper.send('POST', '/api/user/register', { email, password });
  return { email, shopper };
}

async function secondDevice(email: string): Promise<Shopper> {
  const shopper = new Shopper(shop);
  await shopper.send('POST', '/api/user/login', { email, password });
  return shopper;
}

it.each([
  ['GET', '/api/accounts/profile', undefined],
  ['PUT', '/api/accounts/profile', {}],
  ['PUT', '/api/accounts/password', { currentPassword: password, newPassword: 'another-of-8' }],
  ['PUT', '/api/accounts/email', { newEmail: 'a@example.com', currentPassword: password }],
  ['POST', '/api/accounts/email/verification', {}],
  ['GET', '/api/accounts/sessions', undefined],
  ['DELETE', '/api/accounts/sessions', undefined],
  ['DELETE', '/api/accounts/sessions/1', undefined],
  ['GET', '/api/accounts/addresses', undefined],
  ['GET', '/api/orders', undefined],
] as const)('[§6] a guest may not %s %s', async (method, url, body) => {
  expect((await new Shopper(shop).send(method, url, body)).status).toBe(401);
});

describe('[issue: profile]', () => {
  it('stores the name, and the header shows it at once', async () => {
    const { shopper } = await customer();
    await shopper.send('GET', '/api/authenticated');
    expect((await shopper.send<Profile>('PUT', '/api/accounts/profile', { firstName: ' Pia ', lastName: 'Weaver' })).body.firstName).toBe(
      'Pia',
    );
    expect((await shopper.send<{ firstName: string }>('GET', '/api/authenticated')).body.firstName).toBe('Pia');
  });

  it('requires the current password for a new one', async () => {
    const { shopper } = await customer();
    const typed = { currentPassword: 'weaver-of-8-looms', newPassword: 'another-of-8' };
    const { status, body } = await shopper.send('PUT', '/api/accounts/password', typed);
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { currentPassword: 'This is not your current password.' } });
  });

  it('signs out every other device after a password change', async () => {
    const { email, shopper } = await customer();
    const phone = await secondDevice(email);
    const changed = await shopper.send('PUT', '/api/accounts/password', { currentPassword: password, newPassword: 'spinner-of-9-wheels' });
    expect(changed.status).toBe(200);
    expect([await shopper.isSignedIn(), await phone.isSignedIn()]).toEqual([true, false]);
  });
});

describe('[issue: devices]', () => {
  const devicesOf = async (shopper: Shopper) => (await shopper.send<{ devices: Device[] }>('GET', '/api/accounts/sessions')).body.devices;

  it('lists the signed-in devices, and signs one out', async () => {
    const { email, shopper } = await customer();
    const phone = await secondDevice(email);
    const devices = await devicesOf(shopper);
    expect(devices.map(({ current }) => current).sort()).toEqual([false, true]);
    const other = devices.find(({ current }) => !current);
    expect((await shopper.send('DELETE', `/api/accounts/sessions/${other?.sessionId}`)).status).toBe(200);
    expect([await shopper.isSignedIn(), await phone.isSignedIn()]).toEqual([true, false]);
  });

  it('cannot sign out somebody else’s', async () => {
    const ada = await customer();
    const eve = await customer();
    const [device] = await devicesOf(ada.shopper);
    expect((await eve.shopper.send('DELETE', `/api/accounts/sessions/${device?.sessionId}`)).status).toBe(404);
    expect(await ada.shopper.isSignedIn()).toBe(true);
  });

  it('signs out everywhere, including this device', async () => {
    const { email, shopper } = await customer();
    const phone = await secondDevice(email);
    await phone.send('DELETE', '/api/accounts/sessions');
    expect([await shopper.isSignedIn(), await phone.isSignedIn()]).toEqual([false, false]);
  });
});
