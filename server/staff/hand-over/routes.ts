import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/index.ts';
import { type HandOverParts, serveHandOver } from '../../platform/http/hand-over.ts';
import { keepSession, staffOf } from '../sessions/index.ts';
import { arrive, handOver } from './operations.ts';
import { isApart } from './sisters.ts';

interface StaffFamilyParts extends HandOverParts {
  readonly database: Database;
  readonly config: Pick<Config, 'shopUrls'>;
}

/** Serves the steps of staff's sign-in at a sister brand. */
export function serveStaffHandOver(app: FastifyInstance, parts: StaffFamilyParts): void {
  const { database, config } = parts;
  serveHandOver(app, parts, {
    path: '/family/staff',
    stateCookie: 'staff_family_state',
    isApart: (one, other) => isApart(config, one, other),
    isSignedIn: async (call) => (await staffOf(database.read, call)) !== null,
    give: (tokenHash, to, call) => handOver(database, tokenHash, to, call),
    take: async (tokenHash, at, call) => {
      const token = await arrive(database, tokenHash, at, call);
      if (token) keepSession(call, token);
    },
  });
}
