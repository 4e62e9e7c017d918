import type { Endpoints } from '../api/endpoint.ts';
import type { productDeclarations } from './products.schemas.ts';

export type {
  CategoryChoice,
  ListedProduct,
  ProductChange,
  ProductEdit,
  ProductFilter,
  ProductPicture,
  ProductPlan,
  Seller,
  StaffProduct,
} from './product-shapes.schemas.ts';
export * from './products.rules.ts';

/** The catalogue as staff keep it. */
export const productEndpoints: Endpoints<typeof productDeclarations> = {
  list: { method: 'GET', path: '/api/staff/products' },
  fresh: { method: 'GET', path: '/api/staff/products/new' },
  add: { method: 'POST', path: '/api/staff/products' },
  addPicture: { method: 'POST', path: '/api/staff/products/pictures', upload: 'picture' },
  addFilm: { method: 'POST', path: '/api/staff/products/films', upload: 'film' },
  addModel: { method: 'POST', path: '/api/staff/products/models', upload: 'model' },
  get: { method: 'GET', path: '/api/staff/products/:productId' },
  save: { method: 'PUT', path: '/api/staff/products/:productId' },
  setState: { method: 'PUT', path: '/api/staff/products/:productId/state' },
  plan: { method: 'PUT', path: '/api/staff/products/:productId/plan' },
  duplicate: { method: 'POST', path: '/api/staff/products/:productId/duplicate' },
  restore: { method: 'POST', path: '/api/staff/products/:productId/restore' },
  undo: { method: 'POST', path: '/api/staff/products/:productId/undo' },
};
