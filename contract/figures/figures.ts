import type { Endpoints } from '../api/endpoint.ts';
import type { figureDeclarations } from './figures.schemas.ts';

export * from './figures.rules.ts';
export type {
  BannerLine,
  BannerSums,
  FunnelSums,
  PaymentDifference,
  PaymentLine,
  SearchLine,
  SearchSums,
  StockLine,
} from './figures.schemas.ts';

export const figureEndpoints: Endpoints<typeof figureDeclarations> = {
  searches: { method: 'GET', path: '/api/staff/reports/searches' },
  funnel: { method: 'GET', path: '/api/staff/reports/funnel' },
  banners: { method: 'GET', path: '/api/staff/reports/banners' },
  payments: { method: 'GET', path: '/api/staff/reports/payments' },
  dismissDifference: { method: 'PUT', path: '/api/staff/reports/payments/dismissal' },
  stock: { method: 'GET', path: '/api/staff/reports/stock' },
};
