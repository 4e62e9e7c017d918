import { randomUUID } from 'node:crypto';
import { daysBetweenApplications, storeCardProblems } from '../../contract/credit/store-card.ts';
import { creditApply } from '../../contract/urls/shop.ts';
import { shopDay, shopDayAfter } from '../../contract/values/shop-days.ts';
import { askProvider, providerLimit } from '../payments/index.ts';
import { brandNameOf } from '../platform/brand-names.ts';
import { urlOf } from '../platform/config/shop-urls.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { CardOffer, CreditParts } from './parts.ts';
import {
  type Application,
  type CardHolder,
  findAccounts,
  findApplication,
  findLatestApplication,
  insertAccount,
  insertApplication,
  lockApplication,
  saveState,
} from './store.ts';

const problem = problemsOf(storeCardProblems);

export const isUndecided = ({ state }: Pick<Application, 'state'>): boolean =>
  state === 'open' || state === 'referred' || state === 'frozen';

/** The first day to apply again after a decline; null for other applications. */
export const canApplyOn = ({ state, updatedAt }: Application): string | null =>
  state === 'declined' ? shopDayAfter(updatedAt, daysBetweenApplications) : null;

/**
 * Opens an application at the partner, or returns the undecided one. Throws `has_store_card`, `application_too_soon`, `partner_silent`.
 */
export async function openApplication(
  parts: CreditParts,
  { financing, partner }: CardOffer,
  holder: CardHolder,
  prescreenLimit: number | null,
  now: Date,
): Promise<Application> {
  const known = await findLatestApplication(parts.database.read, holder);
  if (known && isUndecided(known)) return known;
  if ((await findAccounts(parts.database.read, holder)).length > 0) throw problem('has_store_card');
  const again = known && canApplyOn(known);
  if (again && again > shopDay(now)) throw problem('application_too_soon', { canApplyOn: again });
  const applicationId = randomUUID();
  const opening = {
    applicationId,
    partner: financing.partner.name,
    merchant: await brandNameOf(parts.database, holder.brand, now),
    card: financing.card,
    returnUrl: urlOf(parts.config, holder.brand) + creditApply({ applicationId }),
    prescreenLimit,
  };
  const opened = await askProvider((signal) => partner.openApplication(opening, signal), providerLimit(parts), parts.log);
  if (opened.status === 'silent') throw problem('partner_silent');
  const application = { applicationId, ...holder, partner: partner.code, state: 'open', url: opened.url, updatedAt: now } as const;
  return parts.database.transact(async (tx) => {
    if (await insertApplication(tx, application)) return application;
    // Another tab was quicker; the one opened here is never shown.
    const other = await findLatestApplication(tx, holder);
    if (!other) throw new Error('an undecided application vanished');
    return other;
  });
}

/**
 * Asks the partner about an application and records its decision; an approval becomes a card of the holder. Safe to repeat. Throws
 * `application_not_found`, also for another visitor's, and `partner_silent`.
 */
export async function refreshApplication(
  parts: CreditParts,
  { partner }: CardOffer,
  holder: CardHolder,
  applicationId: string,
  now: Date,
): Promise<void> {
  const known = await findApplication(parts.database.read, holder, applicationId);
  if (!known) throw problem('application_not_found');
  if (!isUndecided(known)) return;
  const answer = await askProvider((signal) => partner.findApplication(applicationId, signal), providerLimit(parts), parts.log);
  if (answer.status === 'silent') throw problem('partner_silent');
  if (answer.status === 'unknown') return;
  const { state, account } = answer.application;
  await parts.database.transact(async (tx) => {
    const locked = await lockApplication(tx, applicationId);
    if (!locked || !isUndecided(locked) || locked.state === state) return;
    await saveState(tx, applicationId, state, now);
    if (state !== 'approved' || !account) return;
    const { reference, last4, limit } = account;
    const { ownerId, brand } = locked;
    await insertAccount(tx, applicationId, { ownerId, brand, partner: partner.code, reference, last4, limit, approvedAt: now });
  });
}
