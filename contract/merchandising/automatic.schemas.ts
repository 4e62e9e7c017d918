import { z } from 'zod';
import { cents } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { ruleMatches } from './automatic.rules.ts';

/** The rule turned around: products for which it does not hold. */
const not = z.boolean().default(false);
/** Longer than any stored text; the operation validates with its own messages. */
const value = z.string().max(2000);
const kind = <Kind extends string>(name: Kind) => z.literal(name);

/** One condition on a product. Texts are compared without regard to case. */
const rule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: kind('tag'), value, not }),
  /** The maker's brand. */
  z.strictObject({ kind: kind('brand'), value, not }),
  /** A part of the name. */
  z.strictObject({ kind: kind('title'), value, not }),
  /** Filed in a category or below it. */
  z.strictObject({ kind: kind('category'), taxonomyId: wholeNumber({ min: 1 }), not }),
  /** Sold by this brand, by its key. */
  z.strictObject({ kind: kind('soldBy'), value, not }),
  /** The lowest price, both ends included; at least one of them. */
  z.strictObject({ kind: kind('price'), from: cents.min(0).optional(), to: cents.min(0).optional() }),
  /** Introduced within so many days. */
  z.strictObject({ kind: kind('new'), days: wholeNumber() }),
  /** Average rating. */
  z.strictObject({ kind: kind('rating'), least: z.number().min(0).max(5) }),
  z.strictObject({ kind: kind('sale'), not }),
  /** Available for sale. */
  z.strictObject({ kind: kind('stock'), not }),
]);
export type CategoryRule = z.output<typeof rule>;

/** What an automatic category takes. */
export const categoryRules = z.object({ match: z.enum(ruleMatches), rules: z.array(rule).max(100) });
export type CategoryRules = z.output<typeof categoryRules>;
