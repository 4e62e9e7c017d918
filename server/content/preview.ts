import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a preview's link holds. */
const lifetime = 86_400;

interface Previewed {
  readonly brand: string;
  readonly pageId: string;
}

/** Lets who has the link see a page's draft, for a day and without signing in. */
export function previewToken(secret: string, page: Previewed, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + lifetime;
  return `${until}.${signature(secret, page, until)}`;
}

/** Whether the token is this page's and still holds; takes as long for a wrong one as for the right one. */
export function isPreviewToken(secret: string, page: Previewed, token: string, now: Date): boolean {
  const [until = '', given = ''] = token.split('.');
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now.getTime()) return false;
  const expected = Buffer.from(signature(secret, page, Number(until)));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function signature(secret: string, { brand, pageId }: Previewed, until: number): string {
  return createHmac('sha256', secret).update(`content-preview:${brand}:${pageId}:${until}`).digest('base64url');
}
