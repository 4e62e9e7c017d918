import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/index.ts';
import { type HandOverParts, serveHandOver } from '../../platform/http/hand-over.ts';
import { sharesCookies } from '../../platform/shop-urls.ts';
import { sessionOf } from '../sessions/index.ts';
import { keepEntered } from '../sign-in/routes.ts';
import { arrive, handOver } from './operations.ts';

interface FamilyParts extends HandOverParts {
  readonly database: Database;
  readonly config: Pick<Config, 'shopUrls' | 'cookieDomain' | 'secret'>;
}

/** Serves the steps of a customer's sign-in at a sister brand. */
export function serveFamilySignIn(app: FastifyInstance, parts: FamilyParts): void {
  const { database, config } = parts;
  serveHandOver(app, parts, {
    path: '/family',
    stateCookie: 'family_state',
    isApart: (one, other) => !sharesCookies(config, one, other),
    isSignedIn: async (call) => (await sessionOf(database.read, call)) !== null,
    give: (tokenHash, to, call) => handOver(database, tokenHash, to, call),
    take: async (tokenHash, at, call) => {
      const arrived = await arrive(database, tokenHash, at, call);
      if (arrived) keepEntered(call, arrived.session, config.secret, arrived.email);
    },
  });
}
