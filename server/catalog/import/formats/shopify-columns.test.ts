import { expect, it } from 'vitest';
import { csvLine } from '../../../platform/csv.ts';
import { Columns } from './shopify-columns.ts';

it.each(['=1+1', '+1', '-20', '@sum', "'quoted", 'SOFA-1', "it's"])('reads %j as an export wrote it', (sku) => {
  const written = csvLine(['sofa', sku]).trimEnd().split(',');
  expect(new Columns(['Handle', 'SKU']).cell({ cells: written, line: 2, lastLine: 2 }, 'variant sku')).toBe(sku);
});
