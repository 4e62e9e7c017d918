import { careEndpoints } from '../../contract/staff/care/care.ts';
import { impersonationEndpoints } from '../../contract/staff/care/impersonation.ts';
import { personalDataEndpoints } from '../../contract/staff/care/personal-data.ts';
import { orderWorkEndpoints } from '../../contract/staff/orders/order-work.ts';
import { requireCustomer } from '../accounts/index.ts';
import type { RestrictionsAt } from '../delivery/index.ts';
import { findOrderByNumber } from '../orders/index.ts';
import type { Api } from '../platform/http/api.ts';
import { requirePerson, requireStaff } from '../staff/index.ts';
import { setContact, showContact } from './contact.ts';
import { showCustomer } from './customers.ts';
import { type EmailParts, listEmails, resendConfirmation, resendEmail } from './emails.ts';
import { type ErasureParts, erase, listErasures, previewErasure } from './erasure/operations.ts';
import { beginImpersonation, showImpersonation, stopImpersonation } from './impersonation/operations.ts';
import { listCustomers } from './listing.ts';
import { merge, previewMerge } from './merging/operations.ts';
import { addNote } from './notes/operations.ts';
import { showOrder } from './orders.ts';
import { exportForStaff, exportPerson } from './personal/export.ts';
import { resetForCustomer } from './second-factor.ts';

const ok = { ok: true } as const;
/** Each reads everything about somebody. */
const exportLimit = { max: 10, windowSeconds: 3600 };
/** Each sends an e-mail to a customer. */
const resendLimit = { max: 20, windowSeconds: 60 };

export function bindCare(api: Api, parts: EmailParts & ErasureParts & { readonly restrictionsAt: RestrictionsAt }): void {
  const { database } = parts;
  const db = database.read;
  api.bind(careEndpoints.find, async (asked, call) => {
    await requireStaff(db, call, 'customers.read');
    return listCustomers(db, asked);
  });
  api.bind(careEndpoints.getCustomer, async (asked, call) =>
    showCustomer(database, asked, await requireStaff(db, call, 'customers.read'), call.now),
  );
  api.bind(careEndpoints.resetSecondFactor, async ({ customerId }, call) => {
    await resetForCustomer(parts, customerId, await requireStaff(db, call, 'customers.edit'), call);
    return ok;
  });
  api.bind(careEndpoints.getOrder, async ({ orderNumber }, call) =>
    showOrder(database, orderNumber, await requireStaff(db, call, 'orders.read'), call.now),
  );
  api.bind(orderWorkEndpoints.getContact, async ({ orderNumber }, call) =>
    showContact(database, orderNumber, await requireStaff(db, call, 'orders.edit'), call.now),
  );
  api.bind(orderWorkEndpoints.setContact, async (wanted, call) => {
    const by = await requireStaff(db, call, 'orders.edit');
    const order = await findOrderByNumber(db, wanted.orderNumber);
    const restrictions = await parts.restrictionsAt(order?.brand ?? call.brand, call.now);
    await database.transact((tx) => setContact(tx, restrictions, wanted, by, call.now));
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
  api.bind(orderWorkEndpoints.listEmails, async (asked, call) => {
    await requireStaff(db, call, 'orders.edit');
    return listEmails(db, asked);
  });
  api.bind(
    orderWorkEndpoints.resendEmail,
    async (wanted, call) => {
      const by = await requireStaff(db, call, 'orders.edit');
      await database.transact((tx) => resendEmail(tx, parts, wanted, by, call.now));
      return ok;
    },
    { rateLimit: resendLimit },
  );
  api.bind(personalDataEndpoints.exportOwn, async (_input, call) => exportPerson(db, (await requireCustomer(db, call)).customerId), {
    rateLimit: exportLimit,
  });
  api.bind(personalDataEndpoints.export, async ({ customerId }, call) =>
    exportForStaff(database, customerId, await requireStaff(db, call, 'customers.privacy'), call.now),
  );
  api.bind(personalDataEndpoints.addNote, async ({ customerId, words }, call) => {
    await addNote(database, { customerId, words }, await requireStaff(db, call, 'customers.edit'), call.now);
    return ok;
  });
  api.bind(personalDataEndpoints.previewErasure, async ({ customerId }, call) => {
    await requireStaff(db, call, 'customers.privacy');
    return previewErasure(db, customerId);
  });
  api.bind(personalDataEndpoints.erase, async (wish, call) =>
    erase(parts, wish, await requireStaff(db, call, 'customers.privacy'), call.now),
  );
  api.bind(personalDataEndpoints.listErasures, async (asked, call) => {
    await requireStaff(db, call, 'customers.privacy');
    return listErasures(db, parts.config.secret, asked);
  });
  api.bind(personalDataEndpoints.previewMerge, async (asked, call) => {
    await requireStaff(db, call, 'customers.edit');
    return previewMerge(db, asked);
  });
  api.bind(personalDataEndpoints.merge, async (wish, call) => {
    await merge(parts, wish, await requireStaff(db, call, 'customers.edit'), call);
    return ok;
  });
  api.bind(impersonationEndpoints.begin, async (given, call) => {
    const staff = await requirePerson(db, call, 'customers.impersonate');
    return { ...ok, expiresAt: (await beginImpersonation(database, given, staff, call)).toISOString() };
  });
  api.bind(impersonationEndpoints.get, (_input, call) => showImpersonation(database, call));
  api.bind(impersonationEndpoints.end, async (_input, call) => ({ ...ok, customerId: await stopImpersonation(database, call) }));
}
