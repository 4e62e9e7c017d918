import { type RawBuilder, sql } from 'kysely';
import { shopZone } from '../../../contract/values/shop-zone.ts';

/** Midnight in the shop at the beginning of a day (`2026-01-31`), or so many days later; null without one. */
export const midnight = (day: string | undefined, later: number) =>
  sql`((${day ?? null}::date + ${later}::int)::timestamp at time zone ${shopZone})`;

/** A text as the patterns of LIKE take it literally. */
export const likeOf = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** A text without accents, as `withoutAccents` of `server/platform/accents.ts` has it. */
export const unaccented = (text: RawBuilder<unknown>) => sql`regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g')`;
