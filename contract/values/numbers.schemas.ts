import { z } from 'zod';

/** What a column of type `integer` holds at the most. */
export const largestInteger = 2_147_483_647;

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

const numberOf = (value: unknown): unknown => (typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value);

/**
 * A whole number, or its digits as they come in a path, a query or a form. Nothing else is made a number of: not `true`, not an empty text, not a
 * list of one. At most what an `integer` column holds, unless it says otherwise.
 */
export const wholeNumber = ({ min = 0, max = largestInteger }: Bounds = {}) => z.preprocess(numberOf, z.int().min(min).max(max));

/** An id of a `bigint` column. */
export const bigId = wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER });
