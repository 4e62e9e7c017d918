import type { Endpoints } from '../api/endpoint.ts';
import type { payoutDeclarations } from './payouts.schemas.ts';

export * from './payouts.rules.ts';
export type { PayoutDifference, PayoutLine, PayoutSums } from './payouts.schemas.ts';

const base = '/api/staff/reports/payouts';

export const payoutEndpoints: Endpoints<typeof payoutDeclarations> = {
  report: { method: 'GET', path: base },
  import: { method: 'POST', path: base, upload: 'report' },
  remove: { method: 'DELETE', path: `${base}/:payoutId` },
};
