import { mostCounted } from '../../../contract/staff/most-counted.ts';
import { formatCount } from '../../ui/count.ts';

/** A number of things whose plural adds an s: `1 code`, `1,204 codes`. */
export const counted = (count: number, thing: string): string => `${formatCount(count)} ${thing}${count === 1 ? '' : 's'}`;

/** How many things a list has: `1 order`, `More than 10,000 orders`. */
export const countWords = (total: number, thing: string): string =>
  total < mostCounted ? counted(total, thing) : `More than ${formatCount(mostCounted)} ${thing}s`;

/** How many match, within a sentence: `1,204`, `more than 10,000`. */
export const matchingWords = (total: number): string =>
  total < mostCounted ? formatCount(total) : `more than ${formatCount(mostCounted)}`;
