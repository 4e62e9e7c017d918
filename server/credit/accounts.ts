import { planOf, type StoreCard, type StoreCardDetails, storeCardProblems } from '../../contract/credit/store-card.ts';
import { daysAfter, shopDay, shopDayAfter } from '../../contract/values/shop-days.ts';
import { findOrderNumbers } from '../orders/index.ts';
import { askProvider, findStoreCardCharges, providerLimit, type StoreCardCharge } from '../payments/index.ts';
import type { Db } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { monthsAfter } from './days.ts';
import type { CardOffer, CreditParts } from './parts.ts';
import { type Account, type CardHolder, findAccounts, findRepayments, type StoredRepayment } from './store.ts';

const problem = problemsOf(storeCardProblems);

/** The physical card comes in 7–10 business days (spec §1), which are at most 14 days. */
const temporaryDays = 14;

/** A card as shown: never its number, nor the partner's name for it. */
export const presentAccount = ({ accountId, last4, limit, approvedAt }: Account, { financing }: CardOffer, now: Date): StoreCard => ({
  accountId,
  last4,
  isTemporary: now < daysAfter(approvedAt, temporaryDays),
  limit,
  approvedOn: shopDay(approvedAt),
  welcomeUntil: shopDayAfter(approvedAt, financing.welcome.days),
});

/** One of the holder's cards. Throws `store_card_not_found`. */
export async function requireAccount(db: Db, holder: CardHolder, accountId: number): Promise<Account> {
  const account = (await findAccounts(db, holder)).find((one) => one.accountId === accountId);
  if (!account) throw problem('store_card_not_found');
  return account;
}

/** A card with the partner's figures and the orders charged to it. Throws `store_card_not_found`. */
export async function findAccountDetails(
  parts: CreditParts,
  offer: CardOffer,
  holder: CardHolder,
  accountId: number,
  now: Date,
): Promise<StoreCardDetails> {
  const db = parts.database.read;
  const { financing, partner } = offer;
  const account = await requireAccount(db, holder, accountId);
  const { reference } = account;
  const [answer, charges, repayments] = await Promise.all([
    askProvider((signal) => partner.findAccount(reference, signal), providerLimit(parts), parts.log),
    findStoreCardCharges(db, { provider: account.partner, account: reference }),
    findRepayments(db, accountId),
  ]);
  const numbers = await findOrderNumbers(
    db,
    charges.map(({ orderId }) => orderId),
  );
  return {
    ...presentAccount(account, offer, now),
    ...(answer.status === 'found' && { limit: answer.account.limit }),
    card: financing.card,
    partner: financing.partner.name,
    isSandbox: partner.sandbox,
    apr: financing.apr,
    figures: answer.status === 'found' ? figuresOf(answer.account) : null,
    charges: charges.map((charge) => presentCharge(charge, numbers.get(charge.orderId) ?? '')),
    repayments: repayments.map(presentRepayment),
  };
}

export const presentRepayment = ({ amount, state, createdAt }: StoredRepayment): StoreCardDetails['repayments'][number] => ({
  amount,
  state,
  paidAt: createdAt.toISOString(),
});

const figuresOf = ({ balance, reserved, available }: { balance: number; reserved: number; available: number }) => ({
  balance,
  reserved,
  available,
});

/** The monthly payment is based on the order's cost after refunds. */
function presentCharge(charge: StoreCardCharge, orderNumber: string): StoreCardDetails['charges'][number] {
  const { placedAt, captured, refunded, reserved, planMonths, apr } = charge;
  const owed = captured - refunded + reserved;
  const plan = planMonths !== null && owed > 0 ? planOf(owed, planMonths, apr) : null;
  return {
    orderNumber,
    placedAt: placedAt.toISOString(),
    charged: captured,
    refunded,
    reserved,
    plan: plan && { months: plan.months, monthly: plan.monthly, endsOn: monthsAfter(shopDay(placedAt), plan.months) },
  };
}
