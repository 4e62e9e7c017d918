import type { Country, TypedAddress } from '../../../contract/addresses/addresses.ts';

/** Whether we ship to an address's state or province (spec §5). Its postal code may still be one we do not ship to. */
export const isShippable = (countries: readonly Country[], { countryCode, stateRegion }: TypedAddress): boolean =>
  countries.find(({ code }) => code === countryCode)?.regions.find(({ code }) => code === stateRegion)?.shippable ?? false;
