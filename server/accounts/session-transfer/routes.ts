import type { FastifyInstance } from 'fastify';
import { familySteps } from '../../../contract/urls/shop.ts';
import type { Config } from '../../platform/config/config.ts';
import { sharesCookies } from '../../platform/config/shop-urls.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { type SessionTransferParts, serveSessionTransfer } from '../../platform/http/session-transfer.ts';
import { sessionOf } from '../sessions/index.ts';
import { keepEntered } from '../sign-in/routes.ts';
import { createTransfer, redeemTransfer } from './operations.ts';

interface FamilyParts extends SessionTransferParts {
  readonly database: Database;
  readonly config: Pick<Config, 'shopUrls' | 'cookieDomain' | 'secret'>;
  /** Updates the badge, as the guest's cart is now the customer's; provided by a higher layer. */
  refreshBadge(call: Call): Promise<void>;
}

/** Endpoints that transfer a customer's sign-in to a sister brand. */
export function serveFamilySignIn(app: FastifyInstance, parts: FamilyParts): void {
  const { database, config } = parts;
  serveSessionTransfer(app, parts, {
    path: familySteps,
    stateCookie: 'family_state',
    isApart: (one, other) => !sharesCookies(config, one, other),
    isSignedIn: async (call) => (await sessionOf(database.read, call)) !== null,
    give: (tokenHash, to, call) => createTransfer(database, tokenHash, to, call),
    take: async (tokenHash, at, call) => {
      const arrived = await redeemTransfer(database, tokenHash, at, call);
      if (!arrived) return;
      keepEntered(call, arrived.token, config.secret, arrived.provedEmail);
      await parts.refreshBadge(call);
    },
  });
}
