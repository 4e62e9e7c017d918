declare module 'zipcodes' {
  /** A US ZIP code, or the first three characters of a Canadian postal code; undefined when there is none. */
  export function lookup(code: string): { readonly city: string; readonly state: string; readonly country: 'US' | 'Canada' } | undefined;
}
