import type { Logger } from 'pino';
import type { Database } from '../../platform/db/index.ts';
import { countOrders, type FaultyOrder, findFaultyOrders, saveFaultyOrders } from './store.ts';

/** Orders checked by one statement: a second's work. */
const batch = 20_000;

/**
 * Checks every order for what must always be true of money and units, logs each fault as an error, and saves them for the console. Returns them all. Safe
 * to repeat.
 */
export async function checkOrders({ database, log }: { database: Database; log: Logger }, now: Date): Promise<FaultyOrder[]> {
  const { orders, newest } = await countOrders(database.read);
  const found: FaultyOrder[] = [];
  for (let after = 0; after < newest; after += batch) {
    found.push(...(await findFaultyOrders(database.read, { after, last: Math.min(after + batch, newest) })));
  }
  await database.transact((tx) => saveFaultyOrders(tx, found, orders, now));
  for (const fault of found) log.error(fault, 'an order does not add up');
  return found;
}
