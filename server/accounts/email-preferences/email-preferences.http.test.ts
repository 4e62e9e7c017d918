import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAddedBrands } from '../../../brands/added.ts';
import { type CommerceShop, commerceShop, readyToPay, Shopper, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { emailTo, linkTokenIn } from '../../../test/support/emails.ts';
import { proofFor } from '../../../test/support/proof.ts';
import { findSuppression } from '../../email/index.ts';
import { preferencesPath } from './index.ts';

let shop: CommerceShop;
beforeAll(async () => {
  shop = await commerceShop();
});
afterAll(() => shop.close());

let count = 0;
const newEmail = () => `lea-${count++}@example.com`;
const url = '/api/user/manage-email';

/** A customer with a verified address. */
async function verified(email: string): Promise<Shopper> {
  const shopper = new Shopper(shop);
  await shopper.send('POST', '/api/user/register', { email, password: 'weaver-of-7-looms' });
  const token = linkTokenIn(await emailTo(shop, email, 'Welcome to Alder & Loom'));
  await shopper.send('POST', '/api/accounts/email/verify', { token });
  return shopper;
}

interface Preferences {
  preferences: { email: string; siteTypes: string[] } | null;
}
const preferencesOf = async (shopper: Shopper, query = '') => (await shopper.send<Preferences>('GET', `${url}${query}`)).body.preferences;

describe('[§3 manage-email]', () => {
  it('apply at once for a customer with a verified address, brand by brand', async () => {
    const email = newEmail();
    const shopper = new Shopper(shop);
    await shopper.send('POST', '/api/user/register', { email, password: 'weaver-of-7-looms', isSubscribed: true });
    // Anybody can register any address; before verification they are a stranger to it.
    expect(await preferencesOf(shopper)).toBeNull();
    expect((await shopper.send('POST', url, { email, siteTypes: ['pip-alder'] })).body).toEqual({ ok: true, applied: false });
    await shopper.send('POST', '/api/accounts/email/verify', {
      token: linkTokenIn(await emailTo(shop, email, 'Welcome to Alder & Loom')),
    });
    expect(await preferencesOf(shopper)).toEqual({ email, siteTypes: ['alder-loom'] });
    const saved = await shopper.send('POST', url, { email, siteTypes: ['pip-alder'] });
    expect(saved.body).toEqual({ ok: true, applied: true });
    expect(await preferencesOf(shopper)).toEqual({ email, siteTypes: ['pip-alder'] });
    await shopper.send('POST', url, { email, isSubscribed: false, siteTypes: ['pip-alder'] });
    expect(await preferencesOf(shopper)).toEqual({ email, siteTypes: [] });
  });

  it('without siteTypes add the brand asked, and drop every brand when unsubscribing', async () => {
    const email = newEmail();
    const shopper = await verified(email);
    await shopper.send('POST', url, { email, siteTypes: ['pip-alder'] });
    await shopper.send('POST', url, { email, isSubscribed: true, isDesktop: true });
    expect(await preferencesOf(shopper)).toEqual({ email, siteTypes: ['alder-loom', 'pip-alder'] });
    await shopper.send('POST', url, { email, isSubscribed: false, isDesktop: true });
    expect(await preferencesOf(shopper)).toEqual({ email, siteTypes: [] });
    const stranger = newEmail();
    await new Shopper(shop).send('POST', url, { email: stranger, isSubscribed: true, isDesktop: true });
    expect(await emailTo(shop, stranger, 'Confirm what we may write to you')).toContain('choice=alder-loom');
  });

  it('keep the choice of a brand that is closed, which the page does not show, until unsubscribing from all', async () => {
    const place = { name: 'Fern Returns', lines: ['1 Dock Road', 'Columbus, OH 43217'] };
    const fern = { key: 'fern-moss', name: 'Fern & Moss', about: 'Things for small gardens', host: 'fern.example', base: 'pip-alder' };
    const set = (isClosed: boolean) =>
      setAddedBrands(shop, [
        { ...fern, formerHosts: [], locales: ['en-US'], assortment: null, departments: [], returnCenter: place, isClosed },
      ]);
    try {
      set(false);
      const email = newEmail();
      const shopper = await verified(email);
      const save = (siteTypes: string[]) => shopper.send('POST', url, { email, siteTypes, isSubscribed: siteTypes.length > 0 });
      await save(['alder-loom', 'fern-moss']);
      set(true);
      await save(['pip-alder']);
      expect(await preferencesOf(shopper)).toEqual({ email, siteTypes: ['pip-alder', 'fern-moss'] });
      await save([]);
      expect(await preferencesOf(shopper)).toEqual({ email, siteTypes: [] });
    } finally {
      setAddedBrands(shop, []);
    }
  });

  it('wait for a confirmation from the address when somebody else asks, and keep that choice', async () => {
    const email = newEmail();
    const shopper = new Shopper(shop);
    expect((await shopper.send('POST', url, { email, siteTypes: ['alder-loom'] })).body).toEqual({ ok: true, applied: false });
    const text = await emailTo(shop, email, 'Confirm what we may write to you');
    expect(text).toContain('choice=alder-loom');
    const token = linkTokenIn(text);
    const query = `?email=${encodeURIComponent(email)}&token=${token}`;
    expect(await preferencesOf(shopper, query)).toEqual({ email, siteTypes: [] });
    expect((await shopper.send('POST', url, { email, siteTypes: ['alder-loom'], token })).body).toEqual({ ok: true, applied: true });
    expect(await preferencesOf(shopper, query)).toEqual({ email, siteTypes: ['alder-loom'] });
  });

  it('stay as the address’s owner left them when somebody registers it', async () => {
    const email = newEmail();
    const path = preferencesPath(shop.config.secret, email);
    const { token } = Object.fromEntries(new URL(path, 'https://shop.example').searchParams);
    const query = `?email=${encodeURIComponent(email)}&token=${token}`;
    const owner = new Shopper(shop);
    await owner.send('POST', url, { email, siteTypes: ['alder-loom'], token });
    await owner.send('POST', url, { email, siteTypes: [], token });
    await new Shopper(shop).send('POST', '/api/user/register', { email, password: 'weaver-of-7-looms', isSubscribed: true });
    expect(await preferencesOf(owner, query)).toEqual({ email, siteTypes: [] });
  });

  it('stay as the address’s owner left them when a guest orders with it', async () => {
    const email = newEmail();
    const { token } = Object.fromEntries(new URL(preferencesPath(shop.config.secret, email), 'https://shop.example').searchParams);
    const query = `?email=${encodeURIComponent(email)}&token=${token}`;
    const owner = new Shopper(shop);
    const [lamp = 0] = await stockShelves(shop, [{ stock: 5 }]);
    const order = async () => {
      const { shopper, path, pay } = await readyToPay(shop, [{ variationId: lamp }], { email });
      await shopper.send('PUT', path, { contact: { email, marketingOptIn: true } });
      expect((await pay(testCards.good)).body.status).toBe('placed');
    };
    await order();
    expect(await preferencesOf(owner, query)).toEqual({ email, siteTypes: ['alder-loom'] });
    await owner.send('POST', url, { email, siteTypes: [], token });
    await order();
    expect(await preferencesOf(owner, query)).toEqual({ email, siteTypes: [] });
  });

  it('move from a mistyped address to the one that is confirmed, without those of the mistyped one’s owner', async () => {
    const mistyped = newEmail();
    const email = newEmail();
    const token = new URL(preferencesPath(shop.config.secret, mistyped), 'https://shop.example').searchParams.get('token');
    const shopper = new Shopper(shop);
    await shopper.send('POST', '/api/user/register', { email: mistyped, password: 'weaver-of-7-looms', isSubscribed: true });
    await new Shopper(shop).send('POST', url, { email: mistyped, siteTypes: ['alder-loom', 'pip-alder'], token });
    await shopper.send('PUT', '/api/accounts/email', { newEmail: email, currentPassword: 'weaver-of-7-looms' });
    await shopper.send('POST', '/api/accounts/email/verify', {
      token: linkTokenIn(await emailTo(shop, email, 'Please confirm your new email')),
    });
    expect(await preferencesOf(shopper)).toEqual({ email, siteTypes: ['alder-loom'] });
    const query = `?email=${encodeURIComponent(mistyped)}&token=${token}`;
    expect(await preferencesOf(new Shopper(shop), query)).toEqual({ email: mistyped, siteTypes: ['pip-alder'] });
  });

  it('keep the date of each brand that stays as it was, and note no refusal of one that was never chosen', async () => {
    const email = newEmail();
    const shopper = new Shopper(shop);
    const save = (siteTypes: readonly string[]) => shopper.send('POST', url, { email, siteTypes });
    await shopper.send('POST', '/api/user/register', { email, password: 'weaver-of-7-looms', isSubscribed: true });
    await shopper.send('POST', '/api/accounts/email/verify', {
      token: linkTokenIn(await emailTo(shop, email, 'Welcome to Alder & Loom')),
    });
    const consents = async () => {
      const { rows } = await sql<{ brand: string; subscribed: boolean; updatedAt: Date }>`
        select brand, subscribed, updated_at as "updatedAt" from accounts.subscription where email = ${email} order by brand`.execute(
        shop.database.read,
      );
      return rows;
    };
    const registered = await consents();
    await save(['alder-loom']);
    expect(await consents()).toEqual(registered);
    await save(['alder-loom', 'pip-alder']);
    await save(['pip-alder']);
    const [former, chosen] = await consents();
    expect([former?.subscribed, chosen?.subscribed]).toEqual([false, true]);
    expect(former?.updatedAt).not.toEqual(registered[0]?.updatedAt);
  });

  it('[§7.6 e-mails] end what a complaint has stopped once a brand is chosen anew, not when one is left', async () => {
    const email = newEmail();
    const shopper = await verified(email);
    const save = (siteTypes: readonly string[]) => shopper.send('POST', url, { email, siteTypes });
    const stopped = async () => (await findSuppression(shop.database.read, email))?.kind ?? null;
    await save(['alder-loom', 'pip-alder']);
    await sql`insert into email.suppressed (address, kind, since) values (${email}, 'complaint', now())`.execute(shop.database.read);
    for (const left of [['pip-alder'], []]) {
      await save(left);
      expect(await stopped()).toBe('complaint');
    }
    await save(['alder-loom']);
    expect(await stopped()).toBeNull();
  });

  it('lose one brand by a mail program’s click (RFC 8058) for the address’s owner, and change nothing else', async () => {
    const email = newEmail();
    const shopper = await verified(email);
    await shopper.send('POST', url, { email, siteTypes: ['alder-loom', 'pip-alder'] });
    await sql`insert into email.suppressed (address, kind, since) values (${email}, 'complaint', now())`.execute(shop.database.read);
    const leave = (link: object) => new Shopper(shop).send('POST', `${url}/leave`, link);
    const link = Object.fromEntries(new URL(preferencesPath(shop.config.secret, email), 'https://shop.example').searchParams);
    expect((await leave({ email })).status).toBe(404);
    expect((await leave({ ...link, email: newEmail() })).status).toBe(404);
    expect(await preferencesOf(shopper)).toEqual({ email, siteTypes: ['alder-loom', 'pip-alder'] });
    expect((await leave(link)).body).toEqual({ ok: true });
    expect(await preferencesOf(shopper)).toEqual({ email, siteTypes: ['pip-alder'] });
    expect(await findSuppression(shop.database.read, email)).toMatchObject({ kind: 'complaint' });
  });

  it('[§8 rate limits] take a proof from a stranger whose network has had many e-mails sent', async () => {
    const shopper = new Shopper(shop);
    for (let i = 0; i < 5; i++) await shopper.send('POST', url, { email: newEmail(), siteTypes: ['alder-loom'] });
    const asked = { email: newEmail(), siteTypes: ['alder-loom'] };
    const refused = await shopper.send('POST', url, asked);
    expect(refused).toMatchObject({ status: 403, body: { code: 'captcha_required' } });
    const proved = await shopper.send('POST', url, { ...asked, captcha: proofFor(refused) });
    expect(proved.body).toEqual({ ok: true, applied: false });
    expect(await emailTo(shop, asked.email, 'Confirm what we may write to you')).toContain('choice=alder-loom');
  });

  it('of somebody else are neither shown nor changed, by session or by another’s token', async () => {
    const email = newEmail();
    const other = newEmail();
    const shopper = new Shopper(shop);
    await shopper.send('POST', '/api/user/register', { email, password: 'weaver-of-7-looms' });
    expect(await preferencesOf(shopper, `?email=${other}`)).toBeNull();
    await shopper.send('POST', url, { email: other, siteTypes: ['alder-loom'] });
    const token = linkTokenIn(await emailTo(shop, other, 'Confirm what we may write to you'));
    expect(await preferencesOf(new Shopper(shop), `?email=${email}&token=${token}`)).toBeNull();
  });
});
