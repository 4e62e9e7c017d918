import { brandName } from '../../../brands/family.ts';
import { staffFamilySignIn, staffHome } from '../../../contract/urls/staff.ts';
import type { Config } from '../../platform/config.ts';

type Shops = Pick<Config, 'shopUrls'>;

/** Whether staff's cookie, which no domain shares, does not reach from one brand to the other. */
export function isApart({ shopUrls }: Shops, one: string, other: string): boolean {
  const [a, b] = [one, other].map((brand) => shopUrls.get(brand)).map((url) => (url ? new URL(url).hostname : undefined));
  return a !== b;
}

/** The consoles of the other brands, and how staff of this one come there without signing in again. */
export function sisterConsoles(config: Shops, brand: string): { name: string; href: string }[] {
  return [...config.shopUrls]
    .filter(([key]) => key !== brand)
    .map(([key, url]) => ({
      name: brandName(key),
      href: url + (isApart(config, key, brand) ? staffFamilySignIn({ from: brand, to: staffHome() }) : staffHome()),
    }));
}
