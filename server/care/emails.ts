import type { OutputOf } from '../../contract/api/endpoint.ts';
import {
  type OrderEmailKind,
  orderEmailNames,
  type orderWorkEndpoints,
  orderWorkProblems,
} from '../../contract/staff/orders/order-work.ts';
import { keysOf } from '../../contract/values/keys.ts';
import { sendConfirmation } from '../checkout/index.ts';
import { countOrderMails, findOrderMail, findOrderMails, findToldParcel, resendMail } from '../email/index.ts';
import {
  findOrderByNumber,
  findOrderLines,
  formerOrderTokens,
  lockOrderByNumber,
  noteChange,
  orderToken,
  type StoredOrder,
  tookNoMoney,
} from '../orders/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { Jobs } from '../platform/jobs.ts';
import { pageOf } from '../platform/paging.ts';
import { findCorrected, mailShipped } from '../shipments/index.ts';
import { audit, type StaffMember } from '../staff/index.ts';

const problem = problemsOf(orderWorkProblems);
const kinds = keysOf<OrderEmailKind>(orderEmailNames);
const perPage = 50;

export interface EmailParts {
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'secret' | 'shopUrls'>;
}

/** A page of an order's e-mails that can be sent again, the latest first; a page past the end is the last one. Throws `order_not_found`. */
export async function listEmails(
  db: Db,
  { orderNumber, page: asked }: { readonly orderNumber: string; readonly page: number },
): Promise<OutputOf<typeof orderWorkEndpoints.listEmails>> {
  if (!(await findOrderByNumber(db, orderNumber))) throw problem('order_not_found');
  const { page, pages, portion } = pageOf(asked, await countOrderMails(db, orderNumber, kinds), perPage);
  const mails = await findOrderMails(db, orderNumber, kinds, portion);
  return {
    page,
    pages,
    emails: mails.flatMap(({ id, template, recipient, subject, createdAt, sentAt, hasFailed, bounce }) => {
      const kind = kinds.find((one) => one === template);
      return kind ? [{ mailId: id, kind, recipient, subject, at: (sentAt ?? createdAt).toISOString(), isUnsent: hasFailed, bounce }] : [];
    }),
  };
}

interface Wanted {
  readonly orderNumber: string;
  readonly mailId: number;
}

/**
 * Sends an order's e-mail again, to its present address: a confirmation as the order is now, that of a shipped parcel with its corrected label, any
 * other as it was. Throws `order_not_found`, `order_email_not_found`, `no_email_to_resend`, `label_corrected` and `corrected_parcel_delivered`.
 */
export async function resendEmail(tx: Tx, parts: EmailParts, { orderNumber, mailId }: Wanted, by: StaffMember, now: Date): Promise<void> {
  const order = await lock(tx, orderNumber);
  const mail = await findOrderMail(tx, orderNumber, kinds, mailId);
  const kind = kinds.find((one) => one === mail?.template);
  // One that failed is sent again from the unsent e-mails.
  if (!mail || !kind || mail.hasFailed || order.email === '') throw problem('order_email_not_found');
  if (kind === 'order-confirmation') return confirmAgain(tx, parts, order, by, now);
  const told = await findToldParcel(tx, mailId);
  const corrected = told && (await findCorrected(tx, order.id, told));
  if (corrected) {
    if (corrected.deliveredAt) throw problem('corrected_parcel_delivered');
    // News of a carrier that never had the parcel.
    if (kind !== 'order-shipped') throw problem('label_corrected');
    const shipped = { order, shipment: corrected, bought: await findOrderLines(tx, order.id), isWhole: told.isWhole };
    if (!(await mailShipped(tx, parts, shipped, now))) return;
  } else {
    const links = { former: formerOrderTokens(parts.config.secret, order), token: orderToken(parts.config.secret, order) };
    if (!(await resendMail(tx, parts.jobs, mailId, { recipient: order.email, ...links }, now))) return;
  }
  await note(tx, order, kind, by, now);
  const subject = { kind: 'order', id: orderNumber };
  await audit(tx, { by, action: 'order.email_resent', subject, details: { kind, email: mailId } }, now);
}

/** Sends the confirmation again, to the order's present address. Throws `order_not_found`, `no_email_to_resend` and `order_email_not_found`. */
export async function resendConfirmation(tx: Tx, parts: EmailParts, orderNumber: string, by: StaffMember, now: Date): Promise<void> {
  await confirmAgain(tx, parts, await lock(tx, orderNumber), by, now);
}

async function confirmAgain(tx: Tx, parts: EmailParts, order: StoredOrder, by: StaffMember, now: Date): Promise<void> {
  if (tookNoMoney.includes(order.state)) throw problem('no_email_to_resend');
  // Of an erased customer.
  if (order.email === '') throw problem('order_email_not_found');
  await sendConfirmation(tx, parts, order, now);
  await note(tx, order, 'order-confirmation', by, now);
  await audit(tx, { by, action: 'order.confirmation_resent', subject: { kind: 'order', id: order.orderNumber } }, now);
}

async function lock(tx: Tx, orderNumber: string): Promise<StoredOrder> {
  const order = await lockOrderByNumber(tx, orderNumber);
  if (!order) throw problem('order_not_found');
  return order;
}

const note = (tx: Tx, order: StoredOrder, kind: OrderEmailKind, by: StaffMember, now: Date): Promise<void> =>
  noteChange(tx, order.id, {
    memberId: by.memberId,
    at: now,
    kind: 'email',
    reason: null,
    before: {},
    after: { email: orderEmailNames[kind], 'sent to': order.email },
  });
