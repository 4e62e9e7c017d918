import { maxCounted } from '../../../contract/staff/max-counted.ts';
import { formatCount, plural } from '../../../contract/values/count.ts';

/** How many things a list has: `1 order`, `More than 10,000 orders`. */
export const countWords = (total: number, thing: string): string =>
  total < maxCounted ? plural(total, thing) : `More than ${formatCount(maxCounted)} ${thing}s`;

/** How many match, within a sentence: `1,204`, `more than 10,000`. */
export const matchingWords = (total: number): string => (total < maxCounted ? formatCount(total) : `more than ${formatCount(maxCounted)}`);
