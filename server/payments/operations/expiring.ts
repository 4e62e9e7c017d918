import { findUntaken } from '../entries/store.ts';
import type { PaymentParts } from '../parts.ts';
import { captureWhatIsLeft } from './request.ts';

const day = 86_400_000;
/** Milliseconds before its end that an authorization is captured: time enough to ask again for a day. */
const ahead = day;

/** Captures authorizations that end within a day and that nobody has captured or voided: their goods have not left yet. */
export async function captureExpiring(parts: PaymentParts, now: Date): Promise<void> {
  const { database, providers } = parts;
  for (const { code, capabilities } of providers) {
    const lasts = capabilities.authorizationLastsDays * day;
    const span = { after: new Date(now.getTime() - lasts), until: new Date(now.getTime() - lasts + ahead) };
    for (const paymentId of await findUntaken(database.read, code, span, 500)) {
      const request = { paymentId, reason: 'authorization ends', actor: 'system' } as const;
      await database.transact((tx) => captureWhatIsLeft(tx, parts, request, now));
    }
  }
}
