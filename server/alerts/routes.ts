import { alertEndpoints, alertProblems } from '../../contract/alerts/alerts.ts';
import { ensureVisitor, provedEmailOf } from '../accounts/index.ts';
import { countForShop } from '../platform/counting/index.ts';
import type { Api } from '../platform/http/api.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { type AlertParts, requestAlert } from './operations.ts';
import { deleteAllOf, deleteAllWith } from './store.ts';
import { isAlertToken, isStopToken } from './token.ts';

const problem = problemsOf(alertProblems);

/** Enough for a household furnishing a room; each request may send an e-mail to an unverified address. */
const requestLimit = { rateLimit: { max: 20, windowSeconds: 600, shared: true } };

/** Confirmations to an address within a quarter of an hour, unless its customer is signed in. */
const maxConfirmations = 3;

export function mountAlerts(api: Api, parts: AlertParts): void {
  const confirmations = countForShop(parts.database)('alerts.confirmations', maxConfirmations, 900);
  api.bind(
    alertEndpoints.requestAlert,
    async ({ variationId, email }, call) => {
      const { ownerId, customer } = await ensureVisitor(parts.database.read, call);
      const address = email.toLowerCase();
      const mayConfirm = provedEmailOf(customer)?.toLowerCase() === address || (await confirmations.add(address)).count <= maxConfirmations;
      await requestAlert(parts, { variationId, email, brand: call.brand, ownerId, mayConfirm }, call.now);
      return { ok: true as const };
    },
    requestLimit,
  );
  api.bind(alertEndpoints.stopAlerts, async ({ email, alertId, token }) => {
    const { database, config } = parts;
    if (email !== undefined && isStopToken(config.secret, email, token)) await database.transact((tx) => deleteAllOf(tx, email));
    else if (alertId !== undefined && isAlertToken(config.secret, alertId, token))
      await database.transact((tx) => deleteAllWith(tx, alertId));
    else throw problem('alert_not_found');
    return { ok: true as const };
  });
}
