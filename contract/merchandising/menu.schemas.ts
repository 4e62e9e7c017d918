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
  /** Id of the department it stands behind; null: before all of them. */
  behind: z.int().nullable(),
  /** Whether pages have it now. */
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
    summary: 'The menu items of this shop’s own, in their order, and the departments they stand among',
    access: 'catalog.edit',
    response: z.object({ items: z.array(item), departments: z.array(menuDepartment) }),
    problems: staffOnlyProblems,
    whileImpersonating: 'allowed',
  },
  add: {
    name: 'menu.staffAdd',
    summary: 'Adds a menu item of the shop’s own as the last one, or behind a department',
    access: 'catalog.edit',
    body: fields.partial({ items: true, hidden: true, startsAt: true, endsAt: true }).extend({ behind: department.optional() }),
    response: saved,
    problems: menuProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  save: {
    name: 'menu.staffSave',
    summary: 'Changes the fields given; others stay. Refused with `menu_item_changed` when `version` is no longer the latest',
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
    summary: 'Moves an item behind a department (null: before all of them), before another item there or else as the last one there',
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
    summary: 'Deletes a menu item',
    access: 'catalog.edit',
    params: z.object({ itemId }),
    response: z.object({ ok: z.literal(true) }),
    problems: menuProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
