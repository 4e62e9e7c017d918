import { staffReviewEndpoints } from '../../../contract/staff/care/staff-reviews.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { requireStaff } from '../../staff/index.ts';
import { getDeskReview, listDeskReviews } from './listing.ts';
import { answer, type Change, decide, dismissReports, restore, withdraw } from './operations.ts';

const ok = { ok: true } as const;

/** Binds what staff do with reviews. */
export function bindReviewDesk(api: Api, { database }: { readonly database: Database }): void {
  const db = database.read;
  const enter = (call: Call) => requireStaff(db, call, 'reviews.moderate');
  const changed = async (reviewId: number, call: Call, make: (of: Change) => Promise<void>) => {
    await make({ reviewId, by: await enter(call), now: call.now });
    return ok;
  };
  api.bind(staffReviewEndpoints.list, async (asked, call) => {
    await enter(call);
    return listDeskReviews(db, asked);
  });
  api.bind(staffReviewEndpoints.get, async (asked, call) => {
    await enter(call);
    return getDeskReview(db, asked, call.now);
  });
  api.bind(staffReviewEndpoints.decide, ({ reviewId, ...decision }, call) =>
    changed(reviewId, call, (of) => decide(database, { ...of, ...decision })),
  );
  api.bind(staffReviewEndpoints.withdraw, ({ reviewId, reason }, call) =>
    changed(reviewId, call, (of) => withdraw(database, { ...of, reason })),
  );
  api.bind(staffReviewEndpoints.restore, ({ reviewId }, call) => changed(reviewId, call, (of) => restore(database, of)));
  api.bind(staffReviewEndpoints.answer, ({ reviewId, answer: text, basedOn }, call) =>
    changed(reviewId, call, (of) => answer(database, { ...of, text, basedOn, brand: call.brand })),
  );
  api.bind(staffReviewEndpoints.removeAnswer, ({ reviewId, basedOn }, call) =>
    changed(reviewId, call, (of) => answer(database, { ...of, text: null, basedOn, brand: call.brand })),
  );
  api.bind(staffReviewEndpoints.settleReports, ({ reviewId }, call) => changed(reviewId, call, (of) => dismissReports(database, of)));
}
