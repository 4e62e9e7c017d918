import type { Brand } from '../../../brands/brand.ts';
import type { Client } from '../../../contract/api/client.ts';
import { type BrandFlagName, flagEndpoints } from '../../../contract/flags/flags.ts';

/** Flags with one value per brand, so that cached pages may depend on them. */
export interface BrandFlags {
  isOn(flag: BrandFlagName): boolean;
  /** False if they could not be loaded: all are off then, and the page is not cached. */
  readonly known: boolean;
}

/** Loads the flags of the request's brand. */
export async function loadBrandFlags(client: Client): Promise<BrandFlags> {
  const flags = await client.call(flagEndpoints.getBrandFlags, {});
  return { isOn: (flag) => flags.ok && flags.data.on.includes(flag), known: flags.ok };
}

/** The brand with its flags applied: without the financing offer there is no card. */
export const flagged = (brand: Brand, { isOn }: BrandFlags): Brand => (isOn('financing-offer') ? brand : { ...brand, financing: null });
