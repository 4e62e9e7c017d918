import type { Person } from '../../accounts/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { reviewChanged } from '../events.ts';
import { rateAnew } from '../rating/rate.ts';
import { eraseReviewer, moveReviewer } from './store.ts';

/** Takes a person off their reviews; their products' figures and pages follow. */
export async function eraseFromReviews(tx: Tx, person: Person, nobody: string): Promise<void> {
  await show(tx, await eraseReviewer(tx, person, nobody));
}

type Whose = Pick<Person, 'customerId' | 'ownerId'>;

/** Gives one account's reviews to another. */
export async function moveReviews(tx: Tx, from: Whose, to: Whose): Promise<void> {
  await show(tx, await moveReviewer(tx, from, to));
}

async function show(tx: Tx, productIds: readonly number[]): Promise<void> {
  await rateAnew(tx, productIds);
  for (const productId of productIds) await emit(tx, reviewChanged, { productId });
}
