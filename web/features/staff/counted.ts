import { formatCount } from '../../ui/count.ts';

/** A number of things whose plural adds an s: `1 code`, `1,204 codes`. */
export const counted = (count: number, thing: string): string => `${formatCount(count)} ${thing}${count === 1 ? '' : 's'}`;
