import { careEndpoints } from '../../contract/staff/care/care.ts';
import { impersonationEndpoints } from '../../contract/staff/care/impersonation.ts';
import { orderWorkEndpoints } from '../../contract/staff/orders/order-work.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { requirePerson, requireStaff } from '../staff/index.ts';
import { type ContactParts, resendConfirmation, setContact, showContact } from './contact.ts';
import { showCustomer } from './customers.ts';
import { beginImpersonation, showImpersonation, stopImpersonation } from './impersonation/operations.ts';
import { listCustomers } from './listing.ts';
import { showOrder } from './orders.ts';
import { decideReview, listReviews } from './reviews.ts';

const ok = { ok: true } as const;
/** Each sends an e-mail to a customer. */
const resendLimit = { max: 20, windowSeconds: 60 };

export function bindCare(api: Api, parts: ContactParts & { database: Database }): void {
  const { database } = parts;
  const db = database.read;
  api.bind(careEndpoints.find, async (asked, call) => {
    await requireStaff(db, call, 'customers.read');
    return listCustomers(db, asked);
  });
  api.bind(careEndpoints.getCustomer, async ({ customerId }, call) =>
    showCustomer(database, customerId, await requireStaff(db, call, 'customers.read'), call.now),
  );
  api.bind(careEndpoints.getOrder, async ({ orderNumber }, call) =>
    showOrder(database, orderNumber, await requireStaff(db, call, 'orders.read'), call.now),
  );
  api.bind(orderWorkEndpoints.getContact, async ({ orderNumber }, call) =>
    showContact(database, orderNumber, await requireStaff(db, call, 'orders.edit'), call.now),
  );
  api.bind(orderWorkEndpoints.setContact, async (wanted, call) => {
    const by = await requireStaff(db, call, 'orders.edit');
    await database.transact((tx) => setContact(tx, parts, wanted, by, call.now));
    return ok;
  });
  api.bind(
    orderWorkEndpoints.resend,
    async ({ orderNumber }, call) => {
      const by = await requireStaff(db, call, 'orders.edit');
      await database.transact((tx) => resendConfirmation(tx, parts, orderNumber, by, call.now));
      return ok;
    },
    { rateLimit: resendLimit },
  );
  api.bind(careEndpoints.listReviews, async (_input, call) => {
    await requireStaff(db, call, 'reviews.moderate');
    return listReviews(db);
  });
  api.bind(careEndpoints.decideReview, async (decision, call) => {
    await decideReview(database, decision, await requireStaff(db, call, 'reviews.moderate'), call.now);
    return ok;
  });
  api.bind(impersonationEndpoints.begin, async (given, call) => {
    const staff = await requirePerson(db, call, 'customers.impersonate');
    return { ...ok, expiresAt: (await beginImpersonation(database, given, staff, call)).toISOString() };
  });
  api.bind(impersonationEndpoints.get, (_input, call) => showImpersonation(database, call));
  api.bind(impersonationEndpoints.end, async (_input, call) => ({ ...ok, customerId: await stopImpersonation(database, call) }));
}
