import { staffEndpoints } from '../../../contract/staff/staff.ts';
import { staffSetUp } from '../../../contract/urls/staff.ts';
import type { Api } from '../../platform/http/api.ts';
import type { StaffParts } from '../parts.ts';
import { keepSession } from '../sessions/index.ts';
import { completeSetUp, showSetUp } from './operations.ts';
import { createOwner, requireOwnerLink } from './owner.ts';

/** Tokens of 256 bits cannot be guessed; this stops the load of trying, and trying codes on a link. */
const linkLimit = { rateLimit: { max: 20, windowSeconds: 60, shared: true } };

export function bindSetUp(api: Api, parts: StaffParts): void {
  api.bind(
    staffEndpoints.showOwnerLink,
    async ({ token }) => {
      await requireOwnerLink(parts.database.read, parts.config.secret, token);
      return { ok: true as const };
    },
    linkLimit,
  );
  api.bind(
    staffEndpoints.createOwner,
    async (given, call) => ({ ok: true as const, path: staffSetUp({ token: await createOwner(parts, given, call.now) }) }),
    linkLimit,
  );
  api.bind(staffEndpoints.showSetUp, ({ token }, call) => showSetUp(parts, token, call.now), linkLimit);
  api.bind(
    staffEndpoints.completeSetUp,
    async (given, call) => {
      const { sessionToken, recoveryCodes } = await completeSetUp(parts, given, call);
      keepSession(call, sessionToken);
      return { ok: true as const, recoveryCodes };
    },
    linkLimit,
  );
}
