/** A text without accents, `José` as `Jose`. The database does the same in `unaccented` of `server/platform/db/conditions.ts`. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '');
