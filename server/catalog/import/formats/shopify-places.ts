import { own } from '../../../../contract/values/own.ts';
import type { Where } from './item.ts';
import type { Columns } from './shopify-columns.ts';

/** Columns of the fields of a variant and of a product. */
const variantColumns: Readonly<Record<string, string>> = {
  sku: 'variant sku',
  gtin: 'variant barcode',
  options: 'option1 value',
  price: 'variant price',
  reference: 'variant compare at price',
  stock: 'variant inventory qty',
  weightGrams: 'variant grams',
  specifications: 'variant specifications',
};
const productColumns: Readonly<Record<string, string>> = {
  handle: 'handle',
  name: 'title',
  brand: 'vendor',
  description: 'body (html)',
  seoTitle: 'seo title',
  seoDescription: 'seo description',
  tags: 'tags',
  images: 'image src',
  model: 'model',
  soldAt: 'sold at',
};

/** Where a product of rows has the fields of its record: `line` is its first, `lines` are those of its variants in their order. */
export function whereOf(columns: Columns, line: number, lines: readonly number[]): Where {
  return (path) => {
    const [field = '', place, ofVariant = ''] = path.split('.');
    const isVariant = field === 'variations' && place !== undefined;
    const name = own(isVariant ? variantColumns : productColumns, isVariant ? ofVariant : field);
    const column = name !== undefined && columns.has(name) ? columns.nameOf(name) : null;
    const its = isVariant ? lines[Number(place)] : line;
    return its === undefined || (!isVariant && column === null) ? null : { line: its, column };
  };
}
