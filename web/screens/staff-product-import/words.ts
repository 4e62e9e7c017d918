import type { ImportOutcome, ImportState } from '../../../contract/merchandising/imports.ts';
import type { ColumnField } from '../../../contract/merchandising/mapping.rules.ts';

export const importStateWords: Readonly<Record<ImportState, string>> = {
  checking: 'Checking',
  mapping: 'Needs columns matched',
  checked: 'Checked, not imported',
  importing: 'Importing',
  stopped: 'Stopped',
  imported: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Couldn’t be read',
};

export const outcomeWords: Readonly<Record<ImportOutcome, string>> = {
  created: 'New',
  updated: 'Changed',
  refused: 'Not imported',
  retired: 'Retired',
  restored: 'Restored',
  kept: 'Not restored',
};

/** Names of the fields that a column can have, as the product editor has them. */
export const fieldWords: readonly { readonly value: Exclude<ColumnField, `stock:${string}`>; readonly label: string }[] = [
  { value: 'name', label: 'Product name' },
  { value: 'handle', label: 'Handle' },
  { value: 'sku', label: 'SKU' },
  { value: 'gtin', label: 'Barcode (GTIN, UPC, EAN)' },
  { value: 'price', label: 'Price' },
  { value: 'compareAt', label: 'Compare-at price' },
  { value: 'stock', label: 'Stock, total' },
  { value: 'description', label: 'Description' },
  { value: 'brand', label: 'Brand' },
  { value: 'category', label: 'Category' },
  { value: 'tags', label: 'Tags' },
  { value: 'published', label: 'Published' },
  { value: 'option', label: 'Option, such as color' },
  { value: 'specification', label: 'Specification' },
  { value: 'picture', label: 'Picture address' },
  { value: 'pictureText', label: 'Picture alt text' },
  { value: 'weightGrams', label: 'Weight in grams' },
  { value: 'weightKilograms', label: 'Weight in kilograms' },
  { value: 'weightPounds', label: 'Weight in pounds' },
  { value: 'weightOunces', label: 'Weight in ounces' },
  { value: 'leadTimeDays', label: 'Lead time in business days' },
  { value: 'madeToOrder', label: 'Made to order' },
  { value: 'deliveryClass', label: 'Delivery: automatic, parcel or large' },
  { value: 'soldAt', label: 'Sold at: brands with always or never' },
  { value: 'model', label: '3D model address' },
];
