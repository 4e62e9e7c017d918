import type { Brand } from '../../brands/brand.ts';
import type { Client } from '../../contract/client.ts';
import { type BrandFlagName, flagEndpoints } from '../../contract/flags.ts';

/** Flags that are the same for everybody who visits a brand, so that pages kept for all may show what they decide. */
export interface BrandFlags {
  isOn(flag: BrandFlagName): boolean;
  /** False when they could not be learnt: then all are off, and what is made of them is not worth keeping. */
  readonly known: boolean;
}

/** Asks for the flags of the request's brand. */
export async function loadBrandFlags(client: Client): Promise<BrandFlags> {
  const flags = await client.call(flagEndpoints.getBrandFlags, {});
  return { isOn: (flag) => flags.ok && flags.data.on.includes(flag), known: flags.ok };
}

/** The brand with what its flags leave of it: without the financing offer there is no card. */
export const flagged = (brand: Brand, { isOn }: BrandFlags): Brand => (isOn('financing-offer') ? brand : { ...brand, financing: null });
