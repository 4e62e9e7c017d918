import { isRecord } from './record.ts';

/** Content as plain JSON. Paths such as `blocks.2.tiles.0.text` name a value in forms, errors and comparisons. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };
export type PlainRecord = Readonly<Record<string, Plain>>;

/** For values from JSON: whether there is one. */
export const isPlain = (value: unknown): value is Plain => value !== undefined;
export const isPlainRecord = (value: unknown): value is PlainRecord => isRecord(value);
export const isPlainList = (value: unknown): value is readonly Plain[] => Array.isArray(value);
/** The value as a record or a list; an empty one for anything else. */
export const recordOf = (value: unknown): PlainRecord => (isPlainRecord(value) ? value : {});
export const listOf = (value: unknown): readonly Plain[] => (isPlainList(value) ? value : []);
