import type { Person } from '../../accounts/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { reviewChanged, reviewVoted } from '../events.ts';
import { rateAnew } from '../rating/rate.ts';
import { settleReports } from '../reporting/store.ts';
import { eraseReviewer, moveReviewer } from './store.ts';

/** Takes a person off their reviews; their products' figures and pages follow. */
export async function eraseFromReviews(tx: Tx, person: Person, nobody: string): Promise<void> {
  await show(tx, await eraseReviewer(tx, person, nobody));
}

type Whose = Pick<Person, 'customerId' | 'ownerId'>;

/** Gives one account's reviews, votes and reports to another. */
export async function moveReviews(tx: Tx, from: Whose, to: Whose, now: Date): Promise<void> {
  const { withdrawn, votesTaken } = await moveReviewer(tx, from, to);
  await settleReports(
    tx,
    withdrawn.map(({ reviewId }) => reviewId),
    now,
  );
  await show(
    tx,
    withdrawn.map(({ productId }) => productId),
  );
  for (const productId of votesTaken) await emit(tx, reviewVoted, { productId });
}

async function show(tx: Tx, productIds: readonly number[]): Promise<void> {
  await rateAnew(tx, productIds);
  for (const productId of productIds) await emit(tx, reviewChanged, { productId });
}
