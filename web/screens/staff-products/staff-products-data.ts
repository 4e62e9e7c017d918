import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { productEndpoints, StockReason } from '../../../contract/merchandising/products.ts';
import type { Place } from '../../features/staff/products/place.ts';

export type Listed = OutputOf<typeof productEndpoints.list>;

/** Price and stock as typed in a row that could not be saved. */
export interface Attempt {
  readonly productId: number;
  readonly price: string;
  readonly stock: string;
  /** Why the stock changes. */
  readonly reason: StockReason;
  readonly errors: { readonly price?: string | undefined; readonly stock?: string | undefined };
}

export interface StaffProductsData {
  readonly listed: Listed;
  readonly place: Place;
  readonly attempt: Attempt | null;
  readonly done: string | null;
  /** The change just made. */
  readonly undo: { readonly productId: number; readonly version: number } | null;
  readonly message: string | null;
}
