import type { Endpoints } from '../api/endpoint.ts';
import type { catalogDeclarations } from './catalog.schemas.ts';

export * from './catalog.rules.ts';
export type {
  Availability,
  Breadcrumb,
  Category,
  Image,
  MenuDepartment,
  MenuLink,
  Product,
  ProductCard,
  ProductModel,
  ProductOffers,
  ProductOption,
  ProductVideo,
  QualityTag,
  Rating,
  ShownDepartment,
  Specification,
  Variation,
  VariationPrice,
} from './catalog.schemas.ts';

export const catalogEndpoints: Endpoints<typeof catalogDeclarations> = {
  getProduct: { method: 'GET', path: '/api/product/:productId' },
  getProductById: { method: 'GET', path: '/api/product' },
  previewProduct: { method: 'GET', path: '/api/product/:productId/preview' },
  getProductOffers: { method: 'GET', path: '/api/product/:productId/offers' },
  summarizeProducts: { method: 'POST', path: '/api/product/summary' },
  getMenu: { method: 'GET', path: '/api/departments' },
  getCategory: { method: 'GET', path: '/api/categories/:taxonomyId' },
};
