import { alertEndpoints, alertProblems } from '../../contract/alerts/alerts.ts';
import { ensureVisitor } from '../accounts/index.ts';
import type { Api } from '../platform/http/api.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { type AlertParts, requestAlert } from './operations.ts';
import { deleteAllOf, deleteAllWith } from './store.ts';
import { isAlertToken, isStopToken } from './token.ts';

const problem = problemsOf(alertProblems);

/** Enough for a household furnishing a room; each request may send an e-mail to an unverified address. */
const requestLimit = { rateLimit: { max: 20, windowSeconds: 600 } };

export function mountAlerts(api: Api, parts: AlertParts): void {
  api.bind(
    alertEndpoints.requestAlert,
    async ({ variationId, email }, call) => {
      const { ownerId } = await ensureVisitor(parts.database.read, call);
      await requestAlert(parts, { variationId, email, brand: call.brand, ownerId }, call.now);
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
