import type { PageRequest } from '../../page/page.ts';
import { staffFamilySignIn } from '../../staff-routes.ts';

/** A page of another brand, at which this one's staff arrive signed in, also where the brands' hosts share no cookies; null for a brand not served. */
export function sisterPage({ url, brand, shopOf }: Pick<PageRequest, 'url' | 'brand' | 'shopOf'>, key: string, to: string): string | null {
  const shop = shopOf(key);
  if (shop === null) return null;
  return shop + (new URL(shop).hostname === url.hostname ? to : staffFamilySignIn({ from: brand, to }));
}
