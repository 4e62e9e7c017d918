import { z } from 'zod';

/** The maximum of an `integer` column. */
export const largestInteger = 2_147_483_647;

interface Bounds {
  readonly min?: number;
  readonly max?: number;
  /** The message for a number above `max`. */
  readonly tooBig?: string;
}

const numberOf = (value: unknown): unknown => (typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value);

/**
 * A whole number, or its digits from a path, a query or a form. Nothing else is converted: not `true`, an empty text or a one-item list. At most an
 * `integer` column's maximum, unless stated otherwise.
 */
export const wholeNumber = ({ min = 0, max = largestInteger, tooBig }: Bounds = {}) =>
  z.preprocess(numberOf, z.int().min(min).max(max, tooBig));

/** An id of a `bigint` column. */
export const bigId = wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER });
