import { family } from '../../../brands/family.ts';
import type { Client } from '../../../contract/api/client.ts';
import { storeEndpoints } from '../../../contract/settings/store.ts';

/** A shop of the family, as pages name it. */
export interface NamedBrand {
  readonly key: string;
  readonly name: string;
  /** Its subject in one line. */
  readonly about: string;
}

/** The family's shops that are open, as staff have named them, the flagship first; by their folders where that is unknown. */
export async function familyNames(client: Client): Promise<NamedBrand[]> {
  const found = await client.call(storeEndpoints.getNames, {});
  const names = new Map(found.ok ? found.data.brands.map(({ key, name }) => [key, name]) : []);
  return family.filter(({ isClosed }) => !isClosed).map(({ key, name, about }) => ({ key, name: names.get(key) ?? name, about }));
}
