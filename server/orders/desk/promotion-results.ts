import { promotionEndpoints, promotionProblems } from '../../../contract/merchandising/promotions.ts';
import { daysBetween } from '../../../contract/values/shop-days.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { requireStaff } from '../../staff/index.ts';
import { findPromotionDays } from './promotion-store.ts';

const problem = problemsOf(promotionProblems);
const maxDays = 366;

/** A promotion's results by day, for staff (promotions.read). */
export function bindPromotionResults(api: Api, { database }: { database: Database }): void {
  api.bind(promotionEndpoints.results, async ({ promotionId, from, to }, call) => {
    await requireStaff(database.read, call, 'promotions.read');
    const length = daysBetween(from, to);
    if (length < 0) throw problem('invalid_input', undefined, { to: 'The last day is before the first' });
    if (length >= maxDays) throw problem('invalid_input', undefined, { to: 'Choose a year at most' });
    const days = await findPromotionDays(database.read, promotionId, from, to);
    const sum = (name: 'orders' | 'sales' | 'discount') => days.reduce((total, day) => total + day[name], 0);
    return { days, orders: sum('orders'), sales: sum('sales'), discount: sum('discount') };
  });
}
