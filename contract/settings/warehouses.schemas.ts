import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { calendarDay } from '../values/days.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { settingsVersion } from './settings.schemas.ts';
import { maxClosedDays, warehouseProblems, warehouseZones } from './warehouses.rules.ts';

const name = z.string().trim().min(1, 'Name is required').max(60);

const postalCode = z.string().max(20);

const handling = z.object({
  name,
  postalCode,
  timeZone: z.enum(warehouseZones),
  /** Orders placed before this hour (0–23) leave the same day. */
  cutOffHour: z.int().min(0).max(23),
  /** 0 Sunday … 6 Saturday. */
  dispatchDays: z.array(z.int().min(0).max(6)).min(1, 'Choose at least one day').max(7),
  /** Besides weekdays without dispatch and US federal holidays. */
  closedDays: z.array(calendarDay()).max(maxClosedDays, `Up to ${maxClosedDays} days`),
});
export type WarehouseHandling = z.output<typeof handling>;

const code = z.string().max(60);

const warehouse = handling.extend({
  code,
  /** As stored, even if staff cannot choose it. */
  timeZone: z.string(),
  isDefault: z.boolean(),
  version: z.int(),
});
export type ListedWarehouse = z.output<typeof warehouse>;

export const warehouseDeclarations = {
  list: {
    name: 'settings.listWarehouses',
    summary: 'List warehouses',
    description: 'With their clocks and workdays, and the latest changes.',
    access: 'settings.edit',
    response: z.object({ warehouses: z.array(warehouse), history: z.array(settingsVersion) }),
    problems: warehouseProblems,
    whileImpersonating: 'allowed',
  },
  save: {
    name: 'settings.saveWarehouse',
    summary: 'Update a warehouse',
    description: 'Its location and dispatch times; delivery dates follow at once. `version` is the version the change is based on.',
    access: 'settings.edit',
    params: z.object({ code }),
    body: handling.extend({ version: wholeNumber({ min: 1 }) }),
    response: z.object({ ok: z.literal(true) }),
    problems: warehouseProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  add: {
    name: 'settings.addWarehouse',
    summary: 'Add a warehouse',
    description: 'Without stock, dispatching on weekdays until 2 pm. Returns its code.',
    access: 'settings.edit',
    body: z.object({ name, postalCode, timeZone: z.enum(warehouseZones) }),
    response: z.object({ ok: z.literal(true), code }),
    problems: warehouseProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  remove: {
    name: 'settings.removeWarehouse',
    summary: 'Delete a warehouse that never had stock',
    access: 'settings.edit',
    params: z.object({ code }),
    response: z.object({ ok: z.literal(true) }),
    problems: warehouseProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
