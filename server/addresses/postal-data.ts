/** Where a postal code lies, as postal data have it. */
export interface PostalPlace {
  readonly city: string;
  /** Code of the state or province. */
  readonly region: string;
}

type Zipcodes = typeof import('zipcodes');
let data: Promise<Zipcodes> | undefined;

/** The 42,000 ZIP codes of the package `zipcodes`, read when the first address is verified; later a few megabytes of memory. */
const zipcodes = (): Promise<Zipcodes> => {
  data ??= import('zipcodes').then((module) => module.default as unknown as Zipcodes);
  return data;
};

/** The place of a US ZIP code (five digits or ZIP+4); null when it is none. */
export async function placeOfZip(zip: string): Promise<PostalPlace | null> {
  const found = (await zipcodes()).lookup(zip.slice(0, 5));
  return found?.country === 'US' ? { city: found.city, region: found.state } : null;
}
