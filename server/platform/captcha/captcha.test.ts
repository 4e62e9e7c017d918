import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { solve } from '../../../test/support/proof.ts';
import { countInProcess } from '../counting/index.ts';
import { vendorOrProof } from './index.ts';
import { ProofOfWork } from './proof-of-work.ts';
import { SiteVerify } from './siteverify.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

describe('[rulings: Third parties] the built-in proof of work', () => {
  const captcha = new ProofOfWork('a secret', countInProcess, 8);

  it('accepts an answer once', async () => {
    const { token, bits } = captcha.challenge(now);
    const response = solve({ token, bits });
    expect(await captcha.verify(response, '1.2.3.4', now)).toBe(true);
    expect(await captcha.verify(response, '1.2.3.4', now)).toBe(false);
    expect(await captcha.verify(solve({ token: `${token}.x`, bits }), '1.2.3.4', now)).toBe(false);
  });

  it('rejects late, unsolved, foreign and simplified answers', async () => {
    const { token, bits } = captcha.challenge(now);
    const response = solve({ token, bits });
    expect(await captcha.verify(response, '1.2.3.4', later(301_000))).toBe(false);
    expect(await captcha.verify(solve(new ProofOfWork('another', countInProcess, 8).challenge(now)), '1.2.3.4', now)).toBe(false);
    expect(await captcha.verify(token.replace('-8-', '-0-'), '1.2.3.4', now)).toBe(false);
    expect(await captcha.verify('', '1.2.3.4', now)).toBe(false);
    expect(await captcha.verify(response, '1.2.3.4', later(299_000))).toBe(true);
  });
});

describe('[§7.2] a siteverify vendor', () => {
  let close = () => {};
  afterEach(() => close());

  async function vendor(
    reply: (form: URLSearchParams) => { status?: number; headers?: Record<string, string>; body: string },
  ): Promise<SiteVerify> {
    const server = createServer(async (request: IncomingMessage, response) => {
      let text = '';
      for await (const part of request) text += part;
      const { status = 200, headers = {}, body } = reply(new URLSearchParams(text));
      response.writeHead(status, headers).end(body);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    close = () => server.close();
    return new SiteVerify(`http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`, 'key');
  }

  it('receives secret, response and address, and decides', async () => {
    const asked: Record<string, string>[] = [];
    const captcha = await vendor((form) => {
      asked.push(Object.fromEntries(form));
      return { body: JSON.stringify({ success: form.get('response') === 'good' }) };
    });
    expect([await captcha.verify('good', '1.2.3.4'), await captcha.verify('bad', '1.2.3.4')]).toEqual([true, false]);
    expect(asked[0]).toEqual({ secret: 'key', response: 'good', remoteip: '1.2.3.4' });
  });

  it.each([{ status: 500, body: '{"success":true}' }, { body: 'no JSON' }, { body: '{}' }])(
    'admits nobody when it answers $body with $status',
    async (reply) => {
      const captcha = await vendor(() => reply);
      expect(await captcha.verify('good', '1.2.3.4')).toBe(false);
    },
  );

  it('is asked only where no proof of work is given, which pages without its widget bring', async () => {
    const asked: (string | null)[] = [];
    const vendors = await vendor((form) => {
      asked.push(form.get('response'));
      return { body: JSON.stringify({ success: form.get('response') === 'good' }) };
    });
    const captcha = vendorOrProof(vendors, new ProofOfWork('a secret', countInProcess, 8));
    const { token, bits } = captcha.challenge(now);
    const solved = solve({ token, bits });
    expect(await captcha.verify(solved, '1.2.3.4', now)).toBe(true);
    expect(asked).toEqual([]);
    expect([await captcha.verify('good', '1.2.3.4', now), await captcha.verify(solved, '1.2.3.4', now)]).toEqual([true, false]);
    expect(asked).toEqual(['good', solved]);
  });

  it('does not follow a redirect with the secret', async () => {
    const asked: string[] = [];
    const captcha = await vendor((form) => {
      asked.push(form.get('secret') ?? '');
      return asked.length === 1 ? { status: 307, headers: { location: '/elsewhere' }, body: '' } : { body: '{"success":true}' };
    });
    expect(await captcha.verify('good', '1.2.3.4')).toBe(false);
    expect(asked).toEqual(['key']);
  });

  it('admits nobody when it is unreachable', async () => {
    const gone = await vendor(() => ({ body: '{"success":true}' }));
    close();
    expect(await gone.verify('good', '1.2.3.4')).toBe(false);
  });
});
