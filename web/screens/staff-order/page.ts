import { type StaffCancelReason, staffCancelEndpoints } from '../../../contract/orders/cancelling.ts';
import { type CarrierCode, fulfilmentEndpoints } from '../../../contract/shipments/shipments.ts';
import { careEndpoints } from '../../../contract/staff/care/care.ts';
import { orderWorkEndpoints } from '../../../contract/staff/orders/order-work.ts';
import { staffReturnEndpoints } from '../../../contract/staff/orders/staff-returns.ts';
import { type Answered, attempt, statusOfAnswer } from '../../features/orders/cancel-attempt.ts';
import { cancelData } from '../../features/orders/cancel-data.ts';
import { unitsIn } from '../../features/orders/units-in.ts';
import { isIncomplete } from '../../features/staff/incomplete.tsx';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage, type Me } from '../../features/staff/staff-page.ts';
import { data, type FormState, type Loaded, type PageRequest, redirect, refusedStatus, statusOf, unopened } from '../../page/page.ts';
import { staffOrder, staffReturn } from '../../staff-routes.ts';
import { type Outcome, workForms } from './order-forms.ts';
import type { StaffOrderData, TypedParcel, WorkForm } from './staff-order-data.ts';
import StaffOrderScreen from './staff-order-screen.tsx';

const mayPack = ({ permissions }: Me): boolean => permissions.includes('orders.fulfil');

const flashes = {
  shipped: 'Marked as shipped. The customer has been notified.',
  cancelled: 'Cancelled. The customer has been notified.',
  noted: 'Note added.',
  held: 'On hold. It can’t be packed until you release it.',
  released: 'Released. It’s ready to ship.',
  tagged: 'Tags saved.',
  changed: 'Address and email saved. The customer isn’t notified. To notify them, send the confirmation again.',
  resent: 'Confirmation sent.',
  emailed: 'Email sent again.',
  corrected: 'Label corrected. The customer sees the new number on their order.',
  delivered: 'Marked as delivered. The customer has been notified.',
  refunded: 'Refund requested. See its status under History.',
};

/** A submitted form of the page: a refused parcel, a cancellation, or one of the others. */
interface Submitted extends Pick<FormState<TypedParcel>, 'form' | 'failure'> {
  readonly outcome?: Exclude<Outcome, { done: string } | { caseNumber: string }>;
  readonly answered?: Answered;
}

async function show({ client, params, url, flash }: PageRequest, me: Me, submitted: Submitted = {}): Promise<Loaded<StaffOrderData>> {
  const { form, failure, answered, outcome } = submitted;
  const orderNumber = params.orderNumber ?? '';
  const other = outcome && 'refused' in outcome ? outcome : null;
  const isEditing = url.searchParams.get('edit') === 'contact' || other?.refused.form === 'contact';
  const mayEdit = me.permissions.includes('orders.edit');
  const isReturning = url.searchParams.get('edit') === 'return' || other?.refused.form === 'startReturn';
  const [found, ...parts] = await Promise.all([
    client.call(careEndpoints.getOrder, { orderNumber }),
    mayPack(me) ? client.call(fulfilmentEndpoints.get, { orderNumber }) : null,
    me.permissions.includes('orders.cancel') ? client.call(staffCancelEndpoints.quote, { orderNumber }) : null,
    client.call(staffCancelEndpoints.timeline, { orderNumber }),
    client.call(orderWorkEndpoints.get, { orderNumber, changesPage: pageNumber(url, 'changes') }),
    isEditing && mayEdit ? client.call(orderWorkEndpoints.getContact, { orderNumber }) : null,
    mayEdit ? client.call(orderWorkEndpoints.listEmails, { orderNumber, page: pageNumber(url, 'emails') }) : null,
    isReturning && me.permissions.includes('orders.returns') ? client.call(staffReturnEndpoints.quote, { orderNumber }) : null,
  ]);
  if (!found.ok) return unopened(found);
  const [packing, quote, timeline, work, contact, emails, returning] = parts;
  const errors = failure?.fields ?? {};
  return data(
    {
      ...found.data,
      packing: packing?.ok ? packing.data : null,
      nextShipment: crypto.randomUUID(),
      typed: form ?? null,
      cancelling: quote && cancelData(quote, answered ?? null),
      timeline: timeline.ok ? timeline.data : null,
      work: work.ok ? work.data : null,
      contact: contact?.ok ? contact.data : null,
      emails: emails?.ok ? emails.data : null,
      returning: returning?.ok ? returning.data : null,
      nextReturn: crypto.randomUUID(),
      isIncomplete: isIncomplete(parts),
      permissions: me.permissions,
      nextRefund: crypto.randomUUID(),
      preview: outcome && 'preview' in outcome ? outcome.preview : null,
      refused: other?.refused ?? null,
      done: flash,
      message: failure && Object.keys(errors).length === 0 ? failure.message : (other?.refused.message ?? null),
      errors,
    },
    statusOfSubmitted(submitted),
  );
}

function statusOfSubmitted({ failure, answered, outcome }: Submitted): number {
  if (answered) return statusOfAnswer(answered);
  if (outcome && 'refused' in outcome) return outcome.failure ? statusOf(outcome.failure) : refusedStatus;
  return statusOf(failure);
}

/** Handles one of the other forms. */
const work = (name: WorkForm) => async (form: URLSearchParams, request: PageRequest, me: Me) => {
  const orderNumber = request.params.orderNumber ?? '';
  const outcome = await workForms[name](form, request, orderNumber);
  if ('caseNumber' in outcome) return redirect(staffReturn({ caseNumber: outcome.caseNumber }, { done: 'requested' }), 303);
  return 'done' in outcome ? redirect(staffOrder({ orderNumber }, { done: outcome.done }), 303) : show(request, me, { outcome });
};

export default defineStaffPage<StaffOrderData>({
  title: 'Order',
  titleOf: ({ order }) => `Order ${order.orderNumber}`,
  permission: 'orders.read',
  flashes,
  load: show,
  Screen: StaffOrderScreen,
  actions: {
    note: work('note'),
    tags: work('tags'),
    hold: work('hold'),
    release: work('release'),
    contact: work('contact'),
    resend: work('resend'),
    resendEmail: work('resendEmail'),
    label: work('label'),
    deliver: work('deliver'),
    refund: work('refund'),
    startReturn: work('startReturn'),
    ship: async (form, request, me) => {
      const orderNumber = request.params.orderNumber ?? '';
      const lines = unitsIn(form);
      const units = Object.fromEntries(lines.map(({ variationId, quantity }) => [variationId, quantity]));
      const typed = { carrier: form.get('carrier') ?? '', trackingNumber: form.get('trackingNumber') ?? '', units };
      const shipmentUuid = form.get('shipmentUuid') ?? '';
      const given = { orderNumber, shipmentUuid, lines, carrier: typed.carrier as CarrierCode, trackingNumber: typed.trackingNumber };
      const result = await request.client.call(fulfilmentEndpoints.ship, given);
      if (result.ok) return redirect(staffOrder({ orderNumber }, { done: 'shipped' }), 303);
      const failure = lines.length === 0 ? { ...result, message: 'Add at least one item to this parcel.', fields: {} } : result;
      return show(request, me, { form: typed, failure });
    },
    cancel: async (form, request, me) => {
      const orderNumber = request.params.orderNumber ?? '';
      const made = await attempt(form, ({ cancellationUuid, scope, units, reason }) =>
        request.client.call(staffCancelEndpoints.cancel, {
          orderNumber,
          cancellationUuid,
          reason: reason as StaffCancelReason,
          lines: scope === 'all' ? null : [...units],
        }),
      );
      return made.kind === 'done'
        ? redirect(staffOrder({ orderNumber }, { done: 'cancelled' }), 303)
        : show(request, me, { answered: { form, attempt: made } });
    },
  },
});
