import type { Endpoints } from '../../api/endpoint.ts';
import type { salesReportDeclarations } from './sales-reports.schemas.ts';

export * from './sales-reports.rules.ts';
export type { ReturnSums, SalesLine, SalesSums } from './sales-reports.schemas.ts';

export const salesReportEndpoints: Endpoints<typeof salesReportDeclarations> = {
  sales: { method: 'GET', path: '/api/staff/reports/sales' },
  returns: { method: 'GET', path: '/api/staff/reports/returns' },
  today: { method: 'GET', path: '/api/staff/reports/today' },
};
