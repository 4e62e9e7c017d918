/** Creates a shop's single instance of something. `perShop` gives access to the other instances it builds on. */
export type Make<T> = (perShop: PerShop) => T;

/**
 * Returns a shop's instance, created on first use; the creating function is the key. A shop's connections carry theirs, so that a `Db` or `Tx` leads
 * to the caches, events and purging of its own shop only.
 */
export type PerShop = <T>(make: Make<T>) => T;

/** Anything that leads to its shop: the database, its readers and transactions. */
export interface OfShop {
  readonly perShop: PerShop;
}

/** One instance per shop. */
export function createPerShop(): PerShop {
  const made = new Map<Make<unknown>, unknown>();
  const perShop: PerShop = <T>(make: Make<T>): T => {
    if (!made.has(make)) made.set(make, make(perShop));
    return made.get(make) as T;
  };
  return perShop;
}
