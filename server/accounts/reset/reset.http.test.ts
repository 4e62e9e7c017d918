import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceShop, commerceShop, Shopper } from '../../../test/support/commerce.ts';
import { countEmailsTo, emailTo, linkTokenIn } from '../../../test/support/emails.ts';
import { proofFor } from '../../../test/support/proof.ts';
import type { Call } from '../../platform/http/call.ts';

let shop: CommerceShop;
beforeAll(async () => {
  shop = await commerceShop();
});
afterAll(() => shop.close());

const password = 'weaver-of-7-looms';
const next = 'spinner-of-9-wheels';
let count = 0;

async function customer(): Promise<{ email: string; shopper: Shopper }> {
  const email = `rita-${count++}@example.com`;
  const shopper = new Shopper(shop);
  await shopper.send('POST', '/api/user/register', { email, password });
  return { email, shopper };
}

const ask = (email: string) => new Shopper(shop).send('POST', '/api/user/request-password-reset', { email });
const linkFor = async (email: string): Promise<string> => {
  await ask(email);
  return linkTokenIn(await emailTo(shop, email, 'Set a new password'));
};
const process = (resetToken: string, to = next) =>
  new Shopper(shop).send('PUT', '/api/accounts/password-reset/process', { password: to, resetToken });
const login = (email: string, typed: string) => new Shopper(shop).send('POST', '/api/user/login', { email, password: typed });

describe('[§3 §7.2 password reset]', () => {
  it('sets a new password by the e-mailed link, once, and ends all sessions', async () => {
    const { email, shopper } = await customer();
    const token = await linkFor(email);
    expect((await shopper.send('GET', `/api/accounts/password-reset/validate/${token}`)).status).toBe(200);
    expect(await process(token)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await shopper.isSignedIn()).toBe(false);
    expect([(await login(email, password)).status, (await login(email, next)).status]).toEqual([401, 200]);
    expect((await process(token, 'a-third-one-3')).body.code).toBe('link_invalid');
    expect((await shopper.send('GET', `/api/accounts/password-reset/validate/${token}`)).status).toBe(410);
    expect(await emailTo(shop, email, 'Your password was changed')).toContain('other devices were signed out');
  });

  it('lets one of two simultaneous callers through', async () => {
    const { email } = await customer();
    const token = await linkFor(email);
    const both = await Promise.all([process(token, 'first-of-2-twins'), process(token, 'second-of-2-twins')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('works for an hour, and only until the next request', async () => {
    const { email } = await customer();
    const first = await linkFor(email);
    const second = await linkFor(email);
    expect((await process(first)).status).toBe(410);
    const { validateReset } = await import('./operations.ts');
    const later = (ms: number) => ({ now: new Date(Date.now() + ms), bearer: null, cookie: () => undefined }) as unknown as Call;
    await expect(validateReset(shop, second, later(3_590_000))).resolves.toBe(true);
    await expect(validateReset(shop, second, later(3_610_000))).rejects.toMatchObject({ code: 'link_invalid' });
  });

  it('says beforehand that it empties an account with an unconfirmed address, unless this browser is signed in to it', async () => {
    const { email, shopper } = await customer();
    const token = await linkFor(email);
    const startsOver = async (by: Shopper, link: string) =>
      (await by.send<{ startsOver: boolean }>('GET', `/api/accounts/password-reset/validate/${link}`)).body.startsOver;
    expect(await startsOver(new Shopper(shop), token)).toBe(true);
    expect(await startsOver(shopper, token)).toBe(false);
    await process(token);
    expect(await startsOver(new Shopper(shop), await linkFor(email))).toBe(false);
  });

  it('[§6] accepts the token as bearer, and rejects one that differs from the body', async () => {
    const { email } = await customer();
    const resetToken = await linkFor(email);
    const put = (bearer: string) =>
      shop.app.inject({
        method: 'PUT',
        url: '/api/accounts/password-reset/process',
        headers: { authorization: `Bearer ${bearer}` },
        payload: { password: next, resetToken },
      });
    expect((await put('x'.repeat(43))).statusCode).toBe(410);
    expect((await put(resetToken)).statusCode).toBe(200);
  });

  it('rejects a weak or common password, and the link stays valid', async () => {
    const { email } = await customer();
    const token = await linkFor(email);
    expect((await process(token, 'short1')).body.fields).toHaveProperty('password');
    expect((await process(token, 'Password1')).body.code).toBe('password_common');
    expect((await process(token)).status).toBe(200);
  });

  it('[§8 enumeration] answers the same for an unknown address, which gets no e-mail', async () => {
    const { email } = await customer();
    const stranger = `nobody-${count++}@example.com`;
    const strip = ({ status, body }: Awaited<ReturnType<typeof ask>>) => ({ status, body });
    expect(strip(await ask(stranger))).toEqual(strip(await ask(email)));
    await shop.jobs.drain();
    await expect(emailTo(shop, stranger, 'Set a new password')).rejects.toThrow('There is no e-mail');
  });

  it('silently limits an address to three e-mails per quarter of an hour', async () => {
    const { email } = await customer();
    for (let i = 0; i < 5; i++) expect((await ask(email)).status).toBe(200);
    expect(await countEmailsTo(shop, email, 'Set a new password')).toBe(3);
  });

  it('[§8 rate limits] reaches an address to which others have had all other e-mails sent', async () => {
    const { email } = await customer();
    const stranger = new Shopper(shop);
    await stranger.send('POST', '/api/user/register', { email: `eve-${count++}@example.com`, password });
    for (let i = 0; i < 3; i++) await stranger.send('POST', '/api/user/manage-email', { email, siteTypes: [] });
    for (let i = 0; i < 3; i++) await stranger.send('PUT', '/api/accounts/email', { newEmail: email, currentPassword: password });
    expect(linkTokenIn(await emailTo(shop, email, 'Please confirm your new email'))).toBeTruthy();
    expect(await linkFor(email)).toBeTruthy();
  });

  it('limits an address also for a network that has asked so often that it proves its work', async () => {
    const { email } = await customer();
    const prover = new Shopper(shop);
    const ask = async (to: string, captcha?: string) =>
      prover.send('POST', '/api/user/request-password-reset', { email: to, ...(captcha && { captcha }) });
    for (let i = 0; i < 5; i++) await ask(`nobody-${count++}@example.com`);
    for (let i = 0; i < 4; i++) expect((await ask(email, proofFor(await ask(email)))).status).toBe(200);
    expect(await countEmailsTo(shop, email, 'Set a new password')).toBe(3);
  });
});
