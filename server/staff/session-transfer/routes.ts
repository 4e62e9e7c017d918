import type { FastifyInstance } from 'fastify';
import { staffFamilySteps } from '../../../contract/urls/staff.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/index.ts';
import { type SessionTransferParts, serveSessionTransfer } from '../../platform/http/session-transfer.ts';
import { keepSession, staffOf } from '../sessions/index.ts';
import { createTransfer, redeemTransfer } from './operations.ts';
import { isApart } from './sisters.ts';

interface StaffFamilyParts extends SessionTransferParts {
  readonly database: Database;
  readonly config: Pick<Config, 'shopUrls'>;
}

/** Endpoints that transfer a staff sign-in to a sister brand. */
export function serveStaffSessionTransfer(app: FastifyInstance, parts: StaffFamilyParts): void {
  const { database, config } = parts;
  serveSessionTransfer(app, parts, {
    path: staffFamilySteps,
    stateCookie: 'staff_family_state',
    isApart: (one, other) => isApart(config, one, other),
    isSignedIn: async (call) => (await staffOf(database.read, call)) !== null,
    give: (tokenHash, to, call) => createTransfer(database, tokenHash, to, call),
    take: async (tokenHash, at, call) => {
      const token = await redeemTransfer(database, tokenHash, at, call);
      if (token) keepSession(call, token);
    },
  });
}
