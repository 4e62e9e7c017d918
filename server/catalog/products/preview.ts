import { sign, verify } from '../../platform/signing.ts';

/** Lifetime of a preview link, in seconds. */
const lifetime = 86_400;

const purpose = 'product-preview';

/** A token that shows an unpublished product for a day without signing in. */
export function previewToken(secret: string, productId: number, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + lifetime);
  return `${until}.${sign(secret, purpose, `${productId}:${until}`)}`;
}

/** Whether the token is for this product and not too old. */
export function isPreviewToken(secret: string, productId: number, token: string, now: Date): boolean {
  const [, until = '', given = ''] = /^(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
  return verify(secret, purpose, `${productId}:${until}`, given) && Number(until) * 1000 >= now.getTime();
}
