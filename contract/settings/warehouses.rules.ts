import { defineProblems, notFound, wrongFields } from '../api/problems.ts';
import { settingsProblems } from './settings.rules.ts';

/** The time zones of the places where a warehouse may be. */
export const warehouseZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Toronto',
  'America/Vancouver',
] as const;

/** Most closed days of a warehouse. */
export const maxClosedDays = 120;

export const warehouseProblems = defineProblems({
  ...settingsProblems,
  invalid_input: wrongFields,
  warehouse_in_use: { status: 409, message: 'This warehouse is the default or has had stock, so it stays.' },
  warehouse_not_found: notFound('warehouse'),
});
