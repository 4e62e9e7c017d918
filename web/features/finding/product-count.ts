import { formatCount } from '../../ui/count.ts';
/** "1 product", "1,204 products". */
export const productCount = (count: number, thing = 'product'): string => `${formatCount(count)} ${thing}${count === 1 ? '' : 's'}`;
