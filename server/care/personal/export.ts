import { personalDataProblems } from '../../../contract/staff/care/personal-data.ts';
import {
  findAccountData,
  findCustomer,
  findPreviousEmails,
  type PersonalData,
  personOf,
  type StoredCustomer,
} from '../../accounts/index.ts';
import { findAlertData } from '../../alerts/index.ts';
import { findCartData } from '../../cart/index.ts';
import { findCheckoutData, findDraftUuids } from '../../checkout/index.ts';
import { findCreditData } from '../../credit/index.ts';
import { findMailData } from '../../email/index.ts';
import { findNotificationData } from '../../engagement/index.ts';
import { findGroupData } from '../../groups/index.ts';
import { findOrderData, findOrdersOfPerson } from '../../orders/index.ts';
import { findPaymentData } from '../../payments/index.ts';
import type { Database, Db } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { findRedemptionData } from '../../promotions/index.ts';
import { findReturnData } from '../../returns/index.ts';
import { findReviewData } from '../../reviews/index.ts';
import { findSavedData } from '../../saved/index.ts';
import { findParcelData } from '../../shipments/index.ts';
import { audit, entriesAbout, type StaffMember } from '../../staff/index.ts';
import { idsOf } from '../customers.ts';
import { findNoteData } from '../notes/store.ts';

const problem = problemsOf(personalDataProblems);

/** More than anybody has. */
const maxEntries = 10_000;

/** Everything the shop holds about a person, by domain. Each domain leaves out what opens anything. */
async function personalDataOf(db: Db, customer: StoredCustomer): Promise<PersonalData> {
  const person = personOf(customer);
  const { customerId } = person;
  const orders = await findOrdersOfPerson(db, person);
  const ids = idsOf(orders);
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber);
  const about = { orderNumbers, draftUuids: await findDraftUuids(db, person, orderNumbers) };
  const previousEmails = await findPreviousEmails(db, customerId);
  const entries = await entriesAbout(db, { kind: 'customer', id: customerId }, maxEntries);
  return {
    ...(await findAccountData(db, person)),
    ...(await findOrderData(db, ids)),
    ...(await findPaymentData(db, person, ids)),
    ...(await findParcelData(db, ids)),
    ...(await findReturnData(db, ids)),
    ...(await findRedemptionData(db, person)),
    ...(await findReviewData(db, person)),
    ...(await findSavedData(db, person)),
    ...(await findCartData(db, person)),
    ...(await findCheckoutData(db, person)),
    ...(await findAlertData(db, person)),
    ...(await findCreditData(db, person)),
    ...(await findNotificationData(db, person)),
    ...(await findMailData(db, { ...customer, previousEmails }, about)),
    ...(await findGroupData(db, customerId)),
    ...(await findNoteData(db, customerId)),
    staffActions: entries.map(({ at, action, reason }) => ({ at: at.toISOString(), action, reason })),
  };
}

/** The export for the customer. Throws `customer_not_found`. */
export async function exportPerson(db: Db, customerId: number): Promise<PersonalData> {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw problem('customer_not_found');
  return personalDataOf(db, customer);
}

/** The same for staff; audited. Throws `customer_not_found`. */
export async function exportForStaff({ read, transact }: Database, customerId: number, by: StaffMember, now: Date): Promise<PersonalData> {
  const found = await exportPerson(read, customerId);
  await transact((tx) => audit(tx, { by, action: 'customer.exported', subject: { kind: 'customer', id: customerId } }, now));
  return found;
}
