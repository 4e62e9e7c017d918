import type { Endpoints } from '../api/endpoint.ts';
import type { stockMovementDeclarations } from './stock-movements.schemas.ts';

export * from './stock-movements.rules.ts';
export type { StockMovement } from './stock-movements.schemas.ts';

/** What changed a product's stock. */
export const stockMovementEndpoints: Endpoints<typeof stockMovementDeclarations> = {
  list: { method: 'GET', path: '/api/staff/products/:productId/stock' },
};
