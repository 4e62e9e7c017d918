import { sql } from 'kysely';
import type { ReportDays } from '../orders/index.ts';

/** The rows of a report's days, of one brand or of all, in a table with both. */
export const within = ({ from, to }: ReportDays, brand: string | null) =>
  sql`day between ${from}::date and ${to}::date and (${brand}::text is null or brand = ${brand})`;
