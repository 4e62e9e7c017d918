import type { OutputOf } from '../../contract/api/endpoint.ts';
import { type customerGroupEndpoints, customerGroupProblems } from '../../contract/staff/care/customer-groups.ts';
import { findCustomer, findCustomerByEmail } from '../accounts/index.ts';
import type { Database, Db, Tx } from '../platform/db/index.ts';
import { fingerprintOf, hasChanged } from '../platform/fingerprint.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { pageOf } from '../platform/paging.ts';
import { audit, type StaffMember } from '../staff/index.ts';
import {
  countGroups,
  deleteGroup,
  deleteMember,
  findGroup,
  findGroups,
  findMembers,
  insertGroup,
  insertMember,
  isNamed,
  lockGroup,
  type NewGroup,
  type StoredGroup,
  updateGroup,
} from './store.ts';

const problem = problemsOf(customerGroupProblems);
const perPage = 50;

/** A page of the groups; a page past the end is the last one. */
export async function listGroups(db: Db, asked: number): Promise<OutputOf<typeof customerGroupEndpoints.list>> {
  const { page, pages, portion } = pageOf(asked, await countGroups(db), perPage);
  return { groups: await findGroups(db, portion), page, pages };
}

/** A group with a page of its members. Throws `group_not_found`. */
export async function getGroup(
  db: Db,
  { groupId, page: asked }: { readonly groupId: number; readonly page: number },
): Promise<Omit<OutputOf<typeof customerGroupEndpoints.get>, 'promotions'>> {
  const group = await findGroup(db, groupId);
  if (!group) throw problem('group_not_found');
  const { page, pages, portion } = pageOf(asked, group.members, perPage);
  const list = [];
  for (const { customerId, addedAt } of await findMembers(db, groupId, portion)) {
    const customer = await findCustomer(db, customerId);
    if (!customer) continue;
    const name = `${customer.firstName} ${customer.lastName}`.trim();
    list.push({ customerId, name, email: customer.email, since: addedAt.toISOString() });
  }
  return { ...group, fingerprint: fingerprintOf(ruleOf(group)), list, page, pages };
}

type Edit = Omit<NewGroup, 'key'>;

/** Who changes groups, and when. */
export interface Change {
  readonly by: StaffMember;
  readonly now: Date;
}

const subjectOf = (groupId: number) => ({ kind: 'customer_group', id: groupId });
const ruleOf = ({ name, spentFrom, ordersFrom }: Edit): Edit => ({ name, spentFrom, ordersFrom });

/** Names of the promotions for a group, by its key, that have not ended. */
export type PromotionsFor = (db: Db, key: string, now: Date) => Promise<string[]>;

/** Adds a group under a key made of its name. Throws `group_exists`. */
export function addGroup(
  { database: { transact }, promotionsFor }: { readonly database: Database; readonly promotionsFor: PromotionsFor },
  edit: Edit,
  { by, now }: Change,
): Promise<number> {
  return transact(async (tx) => {
    await keepApart(tx, edit.name, null);
    const key = keyOf(edit.name);
    // Another group may have had this name before it was renamed, or deleted; promotions know it by its key.
    let groupId: number | null = null;
    for (let n = 1; groupId === null; n++) {
      const free = n === 1 ? key : `${key}-${n}`;
      if ((await promotionsFor(tx, free, now)).length === 0) groupId = await insertGroup(tx, { ...edit, key: free }, now);
    }
    await audit(tx, { by, action: 'customer_group.added', subject: subjectOf(groupId), details: { after: ruleOf(edit) } }, now);
    return groupId;
  });
}

/** Groups are told apart by their names, whatever the case. Throws `group_exists`. */
async function keepApart(tx: Tx, name: string, groupId: number | null): Promise<void> {
  if (await isNamed(tx, name, groupId)) throw problem('group_exists', undefined, { name: customerGroupProblems.group_exists.message });
}

/** A key made of a name: `Trade & Design` → `trade-design`. */
function keyOf(name: string): string {
  const words = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (
    words
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60)
      .replace(/-$/, '') || 'group'
  );
}

async function lock(tx: Tx, groupId: number): Promise<StoredGroup> {
  const group = await lockGroup(tx, groupId);
  if (!group) throw problem('group_not_found');
  return group;
}

/** Changes name and rule. Throws `group_not_found`, `group_exists`, and `group_changed` when they are not those it is based on. */
export const changeGroup = (
  { transact }: Database,
  groupId: number,
  { basedOn, ...edit }: Edit & { readonly basedOn?: string | undefined },
  { by, now }: Change,
): Promise<void> =>
  transact(async (tx) => {
    const before = ruleOf(await lock(tx, groupId));
    if (hasChanged(before, basedOn)) throw problem('group_changed');
    await keepApart(tx, edit.name, groupId);
    await updateGroup(tx, groupId, edit);
    await audit(tx, { by, action: 'customer_group.changed', subject: subjectOf(groupId), details: { before, after: ruleOf(edit) } }, now);
  });

/** Deletes a group with its memberships. Throws `group_not_found`. */
export const removeGroup = ({ transact }: Database, groupId: number, { by, now }: Change): Promise<void> =>
  transact(async (tx) => {
    const { members, ...before } = await lock(tx, groupId);
    await deleteGroup(tx, groupId);
    const details = { before: { ...ruleOf(before), members }, after: null };
    await audit(tx, { by, action: 'customer_group.deleted', subject: subjectOf(groupId), details }, now);
  });

/** Adds a member by number or whole e-mail address. Throws `group_not_found`, `customer_not_found`. */
export const addMember = ({ transact }: Database, groupId: number, who: string, { by, now }: Change): Promise<void> =>
  transact(async (tx) => {
    await lock(tx, groupId);
    const found = /^\d{1,15}$/.test(who) ? await findCustomer(tx, Number(who)) : await findCustomerByEmail(tx, who);
    if (!found) throw problem('customer_not_found', undefined, { who: customerGroupProblems.customer_not_found.message });
    const { customerId } = found;
    if (!(await insertMember(tx, groupId, customerId, now))) return;
    const details = { customerId, before: false, after: true };
    await audit(tx, { by, action: 'customer_group.member_added', subject: subjectOf(groupId), details }, now);
  });

/** Removes a member. Throws `group_not_found`. */
export const removeMember = ({ transact }: Database, groupId: number, customerId: number, { by, now }: Change): Promise<void> =>
  transact(async (tx) => {
    await lock(tx, groupId);
    if (!(await deleteMember(tx, groupId, customerId))) return;
    const details = { customerId, before: true, after: false };
    await audit(tx, { by, action: 'customer_group.member_removed', subject: subjectOf(groupId), details }, now);
  });
