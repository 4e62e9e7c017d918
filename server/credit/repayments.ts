import { repaymentProblems, type StoreCardDetails } from '../../contract/credit/store-card.ts';
import { askProvider, type FinancingPartner, providerLimit } from '../payments/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { presentRepayment, requireAccount } from './accounts.ts';
import type { CardOffer, CreditParts } from './parts.ts';
import {
  type Account,
  type CardHolder,
  findPendingRepayments,
  findRepayment,
  insertRepayment,
  type StoredRepayment,
  saveRepayment,
} from './store.ts';

const problem = problemsOf(repaymentProblems);

/**
 * Pays toward a card's balance: stores the payment, asks the partner outside any transaction, and records the answer. Repeating a key asks again and
 * moves money once. Throws `store_card_not_found`, `partner_silent` before anything was asked, and `invalid_input` for more than is owed.
 */
export async function repay(
  parts: CreditParts,
  { partner }: CardOffer,
  holder: CardHolder,
  { accountId, key, amount }: Pick<StoredRepayment, 'accountId' | 'key' | 'amount'>,
  now: Date,
): Promise<StoreCardDetails['repayments'][number]> {
  const { database, log } = parts;
  const account = await requireAccount(database.read, holder, accountId);
  if (!(await findRepayment(database.read, key))) {
    const found = await askProvider((signal) => partner.findAccount(account.reference, signal), providerLimit(parts), log);
    if (found.status !== 'found') throw problem('partner_silent');
    if (amount > found.account.balance) throw problem('invalid_input', undefined, { amount: tooMuch(found.account.balance) });
  }
  const asked = await database.transact((tx) => insertRepayment(tx, { key, accountId, amount }, now));
  if (!asked || asked.accountId !== accountId || asked.amount !== amount) throw problem('store_card_not_found');
  if (asked.state !== 'pending') return presentRepayment(asked);
  const state = await settle(parts, partner, { ...asked, reference: account.reference }, now);
  return presentRepayment({ ...asked, state });
}

const tooMuch = (balance: number): string =>
  balance <= 0 ? 'Nothing is due on this card.' : 'That’s more than your balance. Enter your balance or less.';

/** Asks the partner under the payment's key, and records its answer; silence leaves it pending. */
async function settle(
  parts: CreditParts,
  partner: FinancingPartner,
  { key, reference, amount }: Pick<StoredRepayment, 'key' | 'amount'> & Pick<Account, 'reference'>,
  now: Date,
): Promise<StoredRepayment['state']> {
  const answer = await askProvider((signal) => partner.repay({ key, reference, amount }, signal), providerLimit(parts), parts.log);
  if (answer.status === 'silent') return 'pending';
  await parts.database.transact((tx) => saveRepayment(tx, key, answer.status, now));
  return answer.status;
}

/** Milliseconds; a younger payment is still handled by its request. */
const leaveAlone = 15_000;

/** Finishes payments that silence or a crash left pending. Safe to run at any time and in several processes. */
export async function sweepRepayments(parts: CreditParts, now: Date): Promise<void> {
  const partner = parts.payBy.PLCC;
  if (!partner) return;
  for (const one of await findPendingRepayments(parts.database.read, partner.code, new Date(now.getTime() - leaveAlone))) {
    try {
      await settle(parts, partner, one, now);
    } catch (error) {
      // One failing payment must not block the others.
      parts.log.error({ err: error, key: one.key }, 'a payment toward a store card could not be settled');
    }
  }
}
