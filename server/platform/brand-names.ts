import { family } from '../../brands/family.ts';
import type { OfShop } from './per-shop.ts';

type Names = ReadonlyMap<string, string>;

/** What the brands are called: by their folders, or as staff have named them. Settings bring the latter, from above those that show names. */
class BrandNames {
  #setByStaff: (now: Date) => Promise<Names> = async () => new Map();

  readFrom(setByStaff: (now: Date) => Promise<Names>): void {
    this.#setByStaff = setByStaff;
  }

  async all(now: Date): Promise<Names> {
    const set = await this.#setByStaff(now);
    return new Map(family.map(({ key, name }) => [key, set.get(key) ?? name]));
  }
}

const newBrandNames = () => new BrandNames();

/** A shop's brand names. */
export const brandNamesOf = ({ perShop }: OfShop): BrandNames => perShop(newBrandNames);

/** The name of a brand, for example on a bank's page; the flagship's for a removed brand. */
export async function brandNameOf(shop: OfShop, brand: string, now: Date): Promise<string> {
  return nameIn(await brandNamesOf(shop).all(now), brand);
}

/** The same among names that are at hand. */
export function nameIn(names: Names, brand: string): string {
  const [flagship = ''] = names.values();
  return names.get(brand) ?? flagship;
}
