import { auditEndpoints } from '../../contract/staff/staff-audit.ts';
import type { Config } from '../platform/config/config.ts';
import { countForShop } from '../platform/counting/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { readAudit } from './audit/index.ts';
import { requireStaff } from './authorise.ts';
import { bindKeys } from './keys/routes.ts';
import { bindMembers } from './members/routes.ts';
import type { Passwords, StaffParts } from './parts.ts';
import { bindSetUp } from './set-up/routes.ts';
import { StaffGate } from './sign-in/gate.ts';
import { bindSignIn } from './sign-in/routes.ts';
import { bindViews } from './views/routes.ts';

export interface StaffGiven {
  readonly database: Database;
  readonly config: Config;
  readonly passwords: Passwords;
}

export function bindStaff(api: Api, { database, config, passwords }: StaffGiven): void {
  const parts: StaffParts = { database, config, passwords, gate: new StaffGate(countForShop(database)) };
  bindSignIn(api, parts);
  bindSetUp(api, parts);
  bindMembers(api, parts);
  bindKeys(api, parts);
  bindViews(api, parts);
  api.bind(auditEndpoints.list, async (asked, call) => {
    await requireStaff(database.read, call, 'audit.read');
    return readAudit(database.read, asked);
  });
}
