import { z } from 'zod';
import type { Declarations } from '../../api/endpoint.ts';
import { basedOn, fingerprint } from '../../values/fingerprint.schemas.ts';
import { cents } from '../../values/money.schemas.ts';
import { bigId, wholeNumber } from '../../values/numbers.schemas.ts';
import { customerGroupProblems } from './customer-groups.rules.ts';

/** What staff decide about a group. Without a rule only members by hand belong to it. */
const groupEdit = z.object({
  name: z.string().trim().min(1, { error: 'Name is required' }).max(100, { error: 'Name must be less than 101 characters' }),
  /** Cents that a member has spent at least, after refunds; null for no such rule. */
  spentFrom: cents
    .positive({ error: 'Enter an amount above zero' })
    .max(100_000_000, { error: 'Enter an amount up to $1,000,000' })
    .nullable()
    .default(null),
  /** Paid orders that a member has at least; null for no such rule. */
  ordersFrom: z
    .int({ error: 'Enter a whole number' })
    .min(1, { error: 'Enter a number of 1 or more' })
    .max(10_000, { error: 'Enter a number up to 10,000' })
    .nullable()
    .default(null),
});
export type GroupEdit = z.input<typeof groupEdit>;

const customerGroup = groupEdit.extend({
  groupId: z.int(),
  /** How promotions refer to it. */
  key: z.string(),
  /** Members by hand. */
  members: z.int(),
});
export type CustomerGroup = z.infer<typeof customerGroup>;

const groupMember = z.object({ customerId: z.int(), name: z.string(), email: z.string(), since: z.string() });

const page = z.object({ page: wholeNumber({ min: 1, max: 100_000 }).default(1) });
const which = z.object({ groupId: wholeNumber({ min: 1 }) });
const done = z.object({ ok: z.literal(true) });
const changing = { problems: customerGroupProblems, originalError: true, whileImpersonating: 'unlogged' } as const;

export const customerGroupDeclarations = {
  list: {
    name: 'customerGroups.list',
    summary: 'List customer groups',
    description: 'By name, 50 per page.',
    access: 'customers.edit',
    query: page,
    response: z.object({ groups: z.array(customerGroup), page: z.int(), pages: z.int() }),
    problems: customerGroupProblems,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'customerGroups.get',
    summary: 'Get a customer group',
    description: 'With members added by hand, 50 per page, latest first, and the promotions that use it.',
    access: 'customers.edit',
    params: which,
    query: page,
    response: customerGroup.extend({
      fingerprint,
      list: z.array(groupMember),
      page: z.int(),
      pages: z.int(),
      /** Names of its promotions that have not ended or been stopped. */
      promotions: z.array(z.string()),
    }),
    problems: customerGroupProblems,
    whileImpersonating: 'allowed',
  },
  add: {
    name: 'customerGroups.add',
    summary: 'Create a customer group',
    access: 'customers.edit',
    body: groupEdit,
    response: done.extend({ groupId: z.int() }),
    ...changing,
  },
  change: {
    name: 'customerGroups.change',
    summary: 'Update a customer group',
    description: 'Its name and rule. Promotions that use it are kept.',
    access: 'customers.edit',
    params: which,
    body: groupEdit.extend({ basedOn }),
    response: done,
    ...changing,
  },
  delete: {
    name: 'customerGroups.delete',
    summary: 'Delete a customer group',
    description: 'Promotions for it no longer apply to anyone.',
    access: 'customers.edit',
    params: which,
    response: done,
    ...changing,
  },
  addMember: {
    name: 'customerGroups.addMember',
    summary: 'Add a customer to a group',
    description: 'Safe to repeat.',
    access: 'customers.edit',
    params: which,
    /** The customer’s number, or whole e-mail address. */
    body: z.object({ who: z.string().trim().min(1, { error: 'Enter a customer ID or email' }).max(255) }),
    response: done,
    ...changing,
  },
  removeMember: {
    name: 'customerGroups.removeMember',
    summary: 'Remove a customer from a group',
    description: 'Safe to repeat.',
    access: 'customers.edit',
    params: which.extend({ customerId: bigId }),
    response: done,
    ...changing,
  },
} satisfies Declarations;
