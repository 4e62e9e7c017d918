import { category } from './node.ts';

/** Has no products of its own: products with a WAS price are also listed here, under `sale-{department}` (`salesCategoryOf`). */
export const salesAndDeals = category('sales-and-deals', 'Sales & Deals', 'Everything reduced right now, by department.', [
  category('sale-furniture', 'Furniture on sale', 'Sofas, beds, tables and storage at reduced prices.'),
  category('sale-rugs', 'Rugs on sale', 'Area rugs, runners and mats at reduced prices.'),
  category('sale-decor', 'Decor on sale', 'Mirrors, art, pillows and vases at reduced prices.'),
  category('sale-bedding', 'Bedding on sale', 'Sheets, quilts and pillows at reduced prices.'),
  category('sale-bath', 'Bath on sale', 'Towels, mats and accessories at reduced prices.'),
  category('sale-lighting', 'Lighting on sale', 'Lamps and fittings at reduced prices.'),
  category('sale-storage-and-cleaning', 'Storage & cleaning on sale', 'Bins, hampers and hooks at reduced prices.'),
  category('sale-kitchen', 'Kitchen on sale', 'Cookware, tableware and tools at reduced prices.'),
  category('sale-outdoor', 'Outdoor on sale', 'Patio furniture, fire pits and planters at reduced prices.'),
  category('sale-kids', 'Kids on sale', 'Nursery, bedroom and playroom pieces at reduced prices.'),
  category('sale-holiday-and-gifts', 'Holiday & gifts on sale', 'Decorations and presents at reduced prices.'),
]);

/** The sale category of a department's products. */
export function salesCategoryOf(departmentSlug: string): string {
  return `sales-and-deals/sale-${departmentSlug}`;
}
