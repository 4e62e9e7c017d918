import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSigned, signWebhook } from './webhook-signature.ts';

const secret = 'a secret of the provider';
const body = Buffer.from('{"id":"evt_1"}');
const now = new Date('2026-03-01T12:00:00Z');
const atSecond = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a webhook’s signature', () => {
  it('is valid for exactly its bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), (mine, other) => {
        const signature = signWebhook(Buffer.from(mine), secret, now);
        expect(isSigned(Buffer.from(mine), signature, secret, now)).toBe(true);
        expect(isSigned(Buffer.from(other), signature, secret, now)).toBe(Buffer.from(mine).equals(other));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([-301, -300, 0, 300, 301])('made %i seconds from now is valid within five minutes only', (seconds) => {
    expect(isSigned(body, signWebhook(body, secret, atSecond(seconds)), secret, now)).toBe(Math.abs(seconds) <= 300);
  });

  it('may be one of several, by any of our secrets', () => {
    const [time, mine] = signWebhook(body, secret, now).split(',');
    const [, other] = signWebhook(body, 'the next secret', now).split(',');
    const both = `${time},${other},${mine},v0=${'0'.repeat(64)}`;
    for (const secrets of [secret, 'the next secret', ['nobody’s', secret]]) expect(isSigned(body, both, secrets, now)).toBe(true);
    expect(isSigned(body, both, ['nobody’s'], now)).toBe(false);
    expect(isSigned(body, `${time},${`${other},`.repeat(8)}${mine}`, secret, now)).toBe(false);
    expect(isSigned(body, `${time},${time},${mine}`, secret, now)).toBe(false);
    expect(isSigned(body, mine?.replace('v1', 'v0'), secret, now)).toBe(false);
  });

  it('covers its time', () => {
    const old = signWebhook(body, secret, atSecond(-900));
    const moved = old.replace(/^t=\d+/, `t=${now.getTime() / 1000}`);
    expect(isSigned(body, moved, secret, now)).toBe(false);
  });

  it.each([undefined, '', 't=1', 'v1=00', `t=${now.getTime() / 1000},v1=${'0'.repeat(64)}`, `t=x,v1=${'0'.repeat(64)}`])(
    'is invalid as “%s”',
    (header) => expect(isSigned(body, header, secret, now)).toBe(false),
  );

  it('is invalid under another secret', () => expect(isSigned(body, signWebhook(body, 'another', now), secret, now)).toBe(false));
});
