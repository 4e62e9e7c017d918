import { daysAfter } from '../../../contract/values/shop-days.ts';
import { findUntaken } from '../entries/store.ts';
import type { PaymentParts } from '../parts.ts';
import { captureWhatIsLeft } from './request.ts';

/** Days before expiry; leaves a day for retries. */
const aheadDays = 1;

/** Captures authorizations that expire within a day and were neither captured nor voided, because their orders have not shipped yet. */
export async function captureExpiring(parts: PaymentParts, now: Date): Promise<void> {
  const { database, providers } = parts;
  for (const { code, capabilities } of providers) {
    const lasts = capabilities.authorizationLastsDays;
    const span = { after: daysAfter(now, -lasts), until: daysAfter(now, aheadDays - lasts) };
    for (const paymentId of await findUntaken(database.read, code, span, 500)) {
      const request = { paymentId, reason: 'authorization ends', actor: 'system' } as const;
      await database.transact((tx) => captureWhatIsLeft(tx, parts, request, now));
    }
  }
}
