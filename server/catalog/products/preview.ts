import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lifetime of a preview link, in seconds. */
const lifetime = 86_400;

const signature = (secret: string, productId: number, until: string): string =>
  createHmac('sha256', secret).update(`product-preview:${productId}:${until}`).digest('base64url');

/** A token that shows an unpublished product for a day without signing in. */
export function previewToken(secret: string, productId: number, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + lifetime);
  return `${until}.${signature(secret, productId, until)}`;
}

/** Whether the token is for this product and not too old; constant time. */
export function isPreviewToken(secret: string, productId: number, token: string, now: Date): boolean {
  const [, until = '', given = ''] = /^(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
  const expected = Buffer.from(signature(secret, productId, until));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected) && Number(until) * 1000 >= now.getTime();
}
