import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { staffOnlyProblems } from '../api/problems.ts';
import { calendarMoment } from '../values/days.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { menuProblems } from './menu.rules.ts';

const itemId = wholeNumber({ min: 1 });
const department = wholeNumber({ min: 1 }).nullable();

/** Longer than any stored text; the operation validates with its own messages. */
const typed = z.string().max(2000);
const moment = calendarMoment().nullable();

const fields = z.object({
  label: typed,
  /** A path of the shop or an https address. */
  link: typed,
  /** Links below it, in one column. */
  items: z.array(z.object({ label: typed, link: typed })).max(100),
  hidden: z.boolean(),
  /** From when and until when pages show it; null for always. */
  startsAt: moment,
  endsAt: moment,
});

const item = fields.extend({
  itemId: z.int(),
  version: z.int(),
  /** ID of the department before it; null: before all departments. */
  behind: z.int().nullable(),
  /** Whether pages show it now. */
  shown: z.boolean(),
});
export type MenuItem = z.output<typeof item>;

const menuDepartment = z.object({
  taxonomyId: z.int(),
  title: z.string(),
  slug: z.string(),
  type: z.enum(['department', 'sale', 'gifts']),
});

const saved = z.object({ ok: z.literal(true), itemId: z.int(), version: z.int() });

export const menuDeclarations = {
  list: {
    name: 'menu.staffList',
    summary: 'List menu items',
    description: 'Items that staff added, in order, with the departments around them.',
    access: 'catalog.edit',
    response: z.object({ items: z.array(item), departments: z.array(menuDepartment) }),
    problems: staffOnlyProblems,
    whileImpersonating: 'allowed',
  },
  add: {
    name: 'menu.staffAdd',
    summary: 'Add a menu item',
    description: 'Last, or after a department.',
    access: 'catalog.edit',
    body: fields.partial({ items: true, hidden: true, startsAt: true, endsAt: true }).extend({ behind: department.optional() }),
    response: saved,
    problems: menuProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  save: {
    name: 'menu.staffSave',
    summary: 'Update a menu item',
    description: 'Changes only the fields given. Fails with `menu_item_changed` if `version` is not the latest.',
    access: 'catalog.edit',
    params: z.object({ itemId }),
    body: fields.partial().extend({ version: wholeNumber({ min: 1 }) }),
    response: saved,
    problems: menuProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  place: {
    name: 'menu.staffPlace',
    summary: 'Move a menu item',
    description: 'After a department (null: before all of them); before another item there, or last.',
    access: 'catalog.edit',
    params: z.object({ itemId }),
    body: z.object({ behind: department, before: wholeNumber({ min: 1 }).nullable().default(null) }),
    response: saved,
    problems: menuProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  delete: {
    name: 'menu.staffDelete',
    summary: 'Delete a menu item',
    access: 'catalog.edit',
    params: z.object({ itemId }),
    response: z.object({ ok: z.literal(true) }),
    problems: menuProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
