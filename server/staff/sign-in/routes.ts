import { staffEndpoints } from '../../../contract/staff/staff.ts';
import { permissionsOf } from '../../../contract/staff/staff-roles.ts';
import { brandNamesOf, nameIn } from '../../platform/brand-names.ts';
import type { Api } from '../../platform/http/api.ts';
import { requirePerson } from '../authorise.ts';
import type { StaffParts } from '../parts.ts';
import { countRecoveryCodes } from '../second-factor/store.ts';
import { sisterConsoles } from '../session-transfer/sisters.ts';
import { forgetSession, keepSession } from '../sessions/index.ts';
import { findDefaults } from '../views/store.ts';
import { checkPassword, confirmCode, signOut } from './operations.ts';

const ok = { ok: true } as const;

export function bindSignIn(api: Api, parts: StaffParts): void {
  const db = parts.database.read;
  api.bind(staffEndpoints.me, async (_input, call) => {
    const { memberId, name, email, role } = await requirePerson(db, call, null);
    const recoveryCodesLeft = await countRecoveryCodes(db, memberId);
    const names = await brandNamesOf(db).all(call.now);
    return {
      memberId,
      name,
      email,
      role,
      permissions: [...permissionsOf[role]],
      recoveryCodesLeft,
      defaultViews: await findDefaults(db, memberId),
      brand: nameIn(names, call.brand),
      brands: [...names].map(([key, name]) => ({ key, name })),
      sisters: sisterConsoles(parts.config, call.brand, names),
    };
  });
  api.bind(staffEndpoints.signIn, async (typed, call) => {
    keepSession(call, await checkPassword(parts, typed, call));
    return ok;
  });
  api.bind(staffEndpoints.confirmCode, async ({ code }, call) => {
    keepSession(call, await confirmCode(parts, code, call));
    return ok;
  });
  api.bind(staffEndpoints.signOut, async (_input, call) => {
    await signOut(parts, call);
    forgetSession(call);
    return ok;
  });
}
