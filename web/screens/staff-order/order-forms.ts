import type { Failure, Result } from '../../../contract/api/client.ts';
import { type CarrierCode, fulfilmentEndpoints } from '../../../contract/shipments/shipments.ts';
import { orderWorkEndpoints, type RefundReason } from '../../../contract/staff/orders/order-work.ts';
import { staffReturnEndpoints } from '../../../contract/staff/orders/staff-returns.ts';
import { chosenIn, returnChoiceIn, returnFaultsOf } from '../../features/orders/return-choice.ts';
import { unitsIn } from '../../features/orders/units-in.ts';
import type { PageRequest } from '../../page/page.ts';
import { parseDollars } from '../../ui/form/dollars.ts';
import type { RefundPreview, Refused, WorkForm } from './staff-order-data.ts';

/** A form's result: done, with the message that the page opens with; a return that was started; refused; or a refund to be confirmed. */
export type Outcome =
  | { readonly done: string }
  | { readonly caseNumber: string }
  | { readonly refused: Refused; readonly failure: Failure | null }
  | { readonly preview: RefundPreview };

type Send = (form: URLSearchParams, request: PageRequest, orderNumber: string) => Promise<Outcome>;

const typedIn = (form: URLSearchParams): Record<string, string> => Object.fromEntries(form);

const refuse = (form: WorkForm, typed: URLSearchParams, failure: Failure): Outcome => ({
  refused: { form, typed: typedIn(typed), errors: failure.fields ?? {}, message: failure.fields ? null : failure.message },
  failure,
});

const outcome = (form: WorkForm, typed: URLSearchParams, result: Result<unknown>, done: string): Outcome =>
  result.ok ? { done } : refuse(form, typed, result);

const sendNote: Send = async (form, { client }, orderNumber) =>
  outcome('note', form, await client.call(orderWorkEndpoints.addNote, { orderNumber, words: form.get('words') ?? '' }), 'noted');

const tagsIn = (form: URLSearchParams, name: string): string[] =>
  (form.get(name) ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

const sendTags: Send = async (form, { client }, orderNumber) => {
  const result = await client.call(orderWorkEndpoints.setTags, { orderNumber, tags: tagsIn(form, 'tags'), seen: tagsIn(form, 'seen') });
  if (result.ok) return { done: 'tagged' };
  const [message] = Object.values(result.fields ?? {});
  return refuse('tags', form, message ? { ...result, fields: { tags: message } } : result);
};

const sendHold: Send = async (form, { client }, orderNumber) =>
  outcome('hold', form, await client.call(orderWorkEndpoints.hold, { orderNumber, reason: form.get('reason') ?? '' }), 'held');

const sendRelease: Send = async (form, { client }, orderNumber) =>
  outcome('release', form, await client.call(orderWorkEndpoints.release, { orderNumber, note: form.get('note') ?? '' }), 'released');

const addressFields = ['firstName', 'lastName', 'addressLine1', 'addressLine2', 'city', 'postalCode', 'phone'] as const;

/** Address and e-mail of the form, or under the prefix `seen-` as they were when it opened. */
function contactIn(form: URLSearchParams, prefix: '' | 'seen-' = '') {
  const read = (name: string) => form.get(`${prefix}${name}`) ?? '';
  const [firstName, lastName, addressLine1, addressLine2, city, postalCode, phone] = addressFields.map(read);
  const locationType = read('locationType') === 'BUSINESS' ? 'BUSINESS' : 'RESIDENCE';
  return {
    email: read('email').trim(),
    address: { firstName, lastName, addressLine1, addressLine2, city, postalCode, phone, locationType },
  } as const;
}

const sendContact: Send = async (form, { client }, orderNumber) => {
  const given = { orderNumber, ...contactIn(form), seen: contactIn(form, 'seen-'), reason: form.get('reason') ?? '' };
  return outcome('contact', form, await client.call(orderWorkEndpoints.setContact, given), 'changed');
};

const sendConfirmation: Send = async (form, { client }, orderNumber) =>
  outcome('resend', form, await client.call(orderWorkEndpoints.resend, { orderNumber }), 'resent');

const sendEmail: Send = async (form, { client }, orderNumber) => {
  const mailId = Number(form.get('mailId'));
  return outcome('resendEmail', form, await client.call(orderWorkEndpoints.resendEmail, { orderNumber, mailId }), 'emailed');
};

const sendLabel: Send = async (form, { client }, orderNumber) => {
  const label = { carrier: form.get('carrier') as CarrierCode, trackingNumber: form.get('trackingNumber') ?? '' };
  const given = { orderNumber, shipmentUuid: form.get('shipmentUuid') ?? '', ...label };
  return outcome('label', form, await client.call(fulfilmentEndpoints.correct, given), 'corrected');
};

const sendDelivered: Send = async (form, { client }, orderNumber) => {
  const shipmentUuid = form.get('shipmentUuid') ?? '';
  return outcome('deliver', form, await client.call(fulfilmentEndpoints.deliver, { orderNumber, shipmentUuid }), 'delivered');
};

const amountFault = (form: URLSearchParams, message: string): Outcome => ({
  refused: { form: 'refund', typed: typedIn(form), errors: { amount: message }, message: null },
  failure: null,
});

/** Shows the amount first; the second form, with the amount that was shown, refunds it. */
const sendRefund: Send = async (form, { client }, orderNumber) => {
  const found = await client.call(orderWorkEndpoints.get, { orderNumber });
  if (!found.ok) return refuse('refund', form, found);
  const { refundable, lines: left } = found.data;
  const scope = form.get('scope') ?? 'all';
  const lines = scope === 'lines' ? unitsIn(form) : [];
  const amounts = lines.map(
    ({ variationId, quantity }) => left.find((one) => one.variationId === variationId)?.refundAmounts[quantity - 1],
  );
  const typed = parseDollars(form.get('amount') ?? '');
  const sum = amounts.reduce<number>((cents, amount) => cents + (amount ?? 0), 0);
  // A refund of an amount before leaves less than was paid for the items.
  const amount = scope === 'all' ? refundable : scope === 'lines' ? Math.min(sum, refundable) : typed;
  if (scope === 'lines' && (lines.length === 0 || amounts.includes(undefined))) return amountFault(form, 'Choose items that are left');
  if (amount === null || amount <= 0) return amountFault(form, 'Enter an amount in dollars');
  if (amount > refundable) return amountFault(form, 'That’s more than can be refunded');
  const refundUuid = form.get('refundUuid') ?? '';
  const reason = form.get('reason') as RefundReason;
  if (Number(form.get('confirmed')) !== amount)
    return { preview: { amount, paidForItems: scope === 'lines' ? sum : null, typed: typedIn(form) } };
  const result = await client.call(orderWorkEndpoints.refund, {
    orderNumber,
    refundUuid,
    amount,
    lines,
    reason,
    note: form.get('note') ?? '',
  });
  return outcome('refund', form, result, 'refunded');
};

const sendReturn: Send = async (form, { client }, orderNumber) => {
  const choice = returnChoiceIn(form);
  const errors = returnFaultsOf(choice);
  if (Object.keys(errors).length > 0)
    return { refused: { form: 'startReturn', typed: typedIn(form), errors, message: null }, failure: null };
  const { returnUuid, wish } = choice;
  const result = await client.call(staffReturnEndpoints.request, { orderNumber, returnUuid, wish, lines: chosenIn(choice) });
  return result.ok ? { caseNumber: result.data.caseNumber } : refuse('startReturn', form, result);
};

/** The forms of an order besides packing and cancelling, by their action. */
export const workForms: Readonly<Record<WorkForm, Send>> = {
  note: sendNote,
  tags: sendTags,
  hold: sendHold,
  release: sendRelease,
  contact: sendContact,
  resend: sendConfirmation,
  resendEmail: sendEmail,
  label: sendLabel,
  deliver: sendDelivered,
  refund: sendRefund,
  startReturn: sendReturn,
};
