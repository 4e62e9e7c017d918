/** "1 product", "1,204 products". */
export const productCount = (count: number, thing = 'product'): string =>
  `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
