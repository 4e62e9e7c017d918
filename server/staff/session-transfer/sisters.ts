import { staffFamilySignIn, staffHome } from '../../../contract/urls/staff.ts';
import { nameIn } from '../../platform/brand-names.ts';
import type { Config } from '../../platform/config/config.ts';

type Shops = Pick<Config, 'shopUrls'>;

/** Whether one brand's staff cookie does not reach the other; no domain shares it. */
export function isApart({ shopUrls }: Shops, one: string, other: string): boolean {
  const [a, b] = [one, other].map((brand) => shopUrls.get(brand)).map((url) => (url ? new URL(url).hostname : undefined));
  return a !== b;
}

/** The other brands' consoles, and the links that sign this brand's staff in there. */
export function sisterConsoles(config: Shops, brand: string, names: ReadonlyMap<string, string>): { name: string; href: string }[] {
  return [...config.shopUrls]
    .filter(([key]) => key !== brand)
    .map(([key, url]) => ({
      name: nameIn(names, key),
      href: url + (isApart(config, key, brand) ? staffFamilySignIn({ from: brand, to: staffHome() }) : staffHome()),
    }));
}
