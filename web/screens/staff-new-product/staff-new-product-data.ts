import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { productEndpoints } from '../../../contract/merchandising/products.ts';
import type { ProductAttempt } from '../../features/staff/products/product-fields.tsx';

export interface StaffNewProductData extends OutputOf<typeof productEndpoints.fresh> {
  readonly attempt: ProductAttempt;
  readonly message: string | null;
}
