import { maxCodesAtOnce, type RestrictionScope, readCodes, restrictionProblems } from '../../../contract/settings/restrictions.ts';
import type { Database } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { purge } from '../../platform/purging/purging.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import { restrictionsTag } from './restrictions.ts';
import { deleteRestriction, lockRestrictions, saveRestrictions } from './store.ts';

const problem = problemsOf(restrictionProblems);

const subject = { kind: 'settings', id: 'restricted-codes' };

/** Restricts codes, as typed. Returns how many changed. Throws `invalid_input` with the codes that can't be read. */
export async function addRestrictions(
  database: Database,
  given: { readonly codes: string; readonly scope: RestrictionScope },
  by: StaffMember,
  now: Date,
): Promise<number> {
  const { codes, unreadable } = readCodes(given.codes);
  const fault = faultOf(codes, unreadable);
  if (fault) throw problem('invalid_input', undefined, { codes: fault });
  return database.transact(async (tx) => {
    const before = new Map((await lockRestrictions(tx, codes)).map(({ code, scope }) => [code, scope]));
    const changed = codes.filter((code) => before.get(code) !== given.scope);
    if (changed.length === 0) return 0;
    await saveRestrictions(tx, { codes: changed, scope: given.scope, addedBy: by.name, addedAt: now });
    const scopes = Object.fromEntries(changed.map((code) => [code, before.get(code) ?? null]));
    const details = { before: scopes, after: Object.fromEntries(changed.map((code) => [code, given.scope])) };
    await audit(tx, { by, action: 'settings.codes_restricted', subject, details }, now);
    await purge(tx, [restrictionsTag]);
    return changed.length;
  });
}

function faultOf(codes: readonly string[], unreadable: readonly string[]): string | null {
  if (unreadable.length > 0) {
    const named = unreadable.slice(0, 5).join(', ');
    return `We can’t read ${named}${unreadable.length > 5 ? ' and others' : ''}. Enter codes such as 10118, 998 or X0A.`;
  }
  if (codes.length === 0) return 'Postal codes are required';
  return codes.length > maxCodesAtOnce ? `Add up to ${maxCodesAtOnce} codes at a time` : null;
}

/** Delivers to a code again. Throws `restriction_not_found`. */
export async function removeRestriction(database: Database, code: string, by: StaffMember, now: Date): Promise<void> {
  await database.transact(async (tx) => {
    const [found] = await lockRestrictions(tx, [code]);
    if (!found) throw problem('restriction_not_found');
    await deleteRestriction(tx, code);
    const details = { before: { [code]: found.scope }, after: { [code]: null } };
    await audit(tx, { by, action: 'settings.codes_allowed', subject, details }, now);
    await purge(tx, [restrictionsTag]);
  });
}
