import { describe, expect, it } from 'vitest';
import { emailLink } from '../accounts/came-from.ts';
import { preferencesPath } from '../accounts/email-preferences/index.ts';
import { alertToken, stopToken } from '../alerts/token.ts';
import { previewToken as productPreview } from '../catalog/products/preview.ts';
import { linkToken } from '../checkout/drafts/link.ts';
import { previewToken as contentPreview } from '../content/preview.ts';
import { orderToken } from '../orders/access.ts';
import { type Network, networkDigest } from './http/caller/network.ts';
import { sign, verify } from './signing.ts';

const secret = 'a secret';
const now = new Date('2026-11-01T00:00:00Z');
const document = { brand: 'mantel', kind: 'page', key: 'deals' } as const;
const draft = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('[rulings: Session and visitor] a signature', () => {
  it('is of one text, for one purpose, by one secret', () => {
    const signature = sign(secret, 'order', '1000');
    expect(verify(secret, 'order', '1000', signature)).toBe(true);
    expect(verify(secret, 'order', '1001', signature)).toBe(false);
    expect(verify(secret, 'csrf', '1000', signature)).toBe(false);
    expect(verify('another', 'order', '1000', signature)).toBe(false);
    for (const wrong of ['', 'x', signature.slice(1), `${signature}A`]) expect(verify(secret, 'order', '1000', wrong)).toBe(false);
  });

  it.each([
    [productPreview(secret, 7, now), '1793577600.4ayYhCEB8iUlWTFftfcvrQsXwjblku6wpLAeACJjgCQ'],
    [contentPreview(secret, document, { version: 3, at: null }, now), 'page.1793577600.3..crcWYd7MjGpkJVoswDwVDR74exSGDP0ocuPSmJ2-XUk'],
    [stopToken(secret, 'Ann@Example.com'), 'fm-fQq6jGSh7K1FfU5uLajFcRDiudh1I3QUTz2F5RG0'],
    [alertToken(secret, 5), 'UQyoelSzV8_1QYsGNZH9b0ZNnQsho1j9t9PONXd124M'],
    [linkToken(secret, { uuid: draft, number: 2 }), `${draft}.2.00G4RePh9CgatfwqADTjnmsZ71sp1SipFvP0ro8mpuY`],
    [orderToken(secret, { orderNumber: 'M1000', linkVersion: 0 }), 'vvZey2JAnZydnBIG5Dh8LSihxhJNdLAH3fg15Dq6c-4'],
    [orderToken(secret, { orderNumber: 'M1000', linkVersion: 2 }), 'ej9LxWR8QOLxQ4LHeq6jMbvwSJLKtuToUeEifeQ6ouo'],
    [preferencesPath(secret, 'Ann@Example.com'), '/manage-email?email=Ann%40Example.com&token=fbWztHnqHJL68mfwnKlb6Ba7MBWRwGJ-Pe_7hai04X8'],
    [emailLink(secret, 'Ann@Example.com', 'https://shop.test/'), 'https://shop.test/?ehid=BxUmVqC8JaKlFRMMFVHXCQ'],
    [networkDigest('192.0.2.1' as Network, secret), 'evCutXxRT5Cw4W7MxpF3ddT-M_vMuB0zNbUSHeoAEAc'],
    [sign(secret, 'csrf', 'abcdefghijklmnopqrstuv'), '1K8foECulfvl4R4mHP35xct29qiZMH8c2NTg88jQJ4A'],
    [sign(secret, 'device', 'a@b.c'), 'dL5NFftCY77sh9uQzyPoR4St9Nx7v9papex6afydNOI'],
    [sign(secret, 'staff device', 'a@b.c'), 'z5P-fUAFhDmBhr43dhPx1UTtYWoeegR0lTmJQTem2e4'],
  ])('stays the same for what was sent before: %s', (made, sent) => {
    expect(made).toBe(sent);
  });
});
