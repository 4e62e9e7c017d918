/** Makes something of which a shop has one. `perShop` leads to whatever else of the same shop it builds on. */
export type Make<T> = (perShop: PerShop) => T;

/**
 * Answers what a shop has one of, made when it is first asked for; the function that makes it is the key. A shop's connections carry theirs, so
 * whoever is given a `Db` or a `Tx` reaches the caches, events and purging of that shop, and of no other in the process.
 */
export type PerShop = <T>(make: Make<T>) => T;

/** Anything that leads to its shop: the database, what reads from it, and its transactions. */
export interface OfShop {
  readonly perShop: PerShop;
}

/** One for each shop. */
export function createPerShop(): PerShop {
  const made = new Map<Make<unknown>, unknown>();
  const perShop: PerShop = <T>(make: Make<T>): T => {
    if (!made.has(make)) made.set(make, make(perShop));
    return made.get(make) as T;
  };
  return perShop;
}
