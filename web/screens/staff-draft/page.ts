import { addressEndpoints } from '../../../contract/addresses/addresses.ts';
import type { Failure } from '../../../contract/api/client.ts';
import { careEndpoints } from '../../../contract/staff/care/care.ts';
import { draftEndpoints } from '../../../contract/staff/orders/drafts.ts';
import { defineStaffPage, type Me } from '../../features/staff/staff-page.ts';
import { data, type FormState, type Loaded, type PageRequest, redirect, refusedStatus, statusOf, unopened } from '../../page/page.ts';
import { staffDraft, staffDrafts } from '../../staff-routes.ts';
import { checkAddress, doubtKey } from './address-doubt.ts';
import { daysIn, readDraft } from './read-draft.ts';
import type { StaffDraftData } from './staff-draft-data.ts';
import StaffDraftScreen from './staff-draft-screen.tsx';

const flashes = {
  saved: 'Draft saved.',
  sent: 'Draft saved. The customer gets the payment link by email.',
  linked: 'Draft saved. Copy the payment link below.',
  withdrawn: 'Payment link withdrawn. It no longer works.',
  copied: 'This is the copy.',
};

interface Submitted extends FormState {
  /** Saved, but not sent before somebody has looked at the address. */
  readonly isDoubted?: boolean;
}

async function show({ client, params, url, flash }: PageRequest, me: Me, submitted: Submitted = {}): Promise<Loaded<StaffDraftData>> {
  const mayFindCustomers = me.permissions.includes('customers.read');
  const [itemsQ, customersQ] = ['items', 'customers'].map((name) => (url.searchParams.get(name) ?? '').trim().slice(0, 100));
  const [draft, countries, items, customers] = await Promise.all([
    client.call(draftEndpoints.get, { draftId: params.draftId ?? '' }),
    client.call(addressEndpoints.getCountries, {}),
    itemsQ ? client.call(draftEndpoints.findItems, { q: itemsQ }) : null,
    customersQ && mayFindCustomers ? client.call(careEndpoints.find, { q: customersQ }) : null,
  ]);
  if (!draft.ok) return unopened(draft);
  if (!countries.ok) return unopened(countries);
  const { failure, form, isDoubted = false } = submitted;
  const { faults, doubts } = await checkAddress(
    client,
    form ? readDraft(form, countries.data.countries).draft.address : draft.data.address,
  );
  const errors = { ...(form && faults), ...failure?.fields, ...submitted.errors };
  return data(
    {
      draft: draft.data,
      countries: countries.data.countries,
      items: items && { q: itemsQ ?? '', found: items.ok ? items.data.items : [] },
      customers: customers && { q: customersQ ?? '', found: customers.ok ? customers.data.customers.slice(0, 10) : [] },
      mayFindCustomers,
      mayDiscount: me.permissions.includes('orders.discount'),
      typed: form ? Object.fromEntries(form) : {},
      errors: { ...doubts, ...(!form && prefixed(draft.data.addressErrors)), ...errors },
      doubt: doubtKey(doubts),
      done: flash,
      message: isDoubted ? doubted : failure ? refusal(failure, errors, draft.data.missing) : null,
    },
    isDoubted ? refusedStatus : statusOf(failure),
  );
}

const doubted = 'Saved, but not sent. Check the address. If it’s right, send the link again.';

/** Why a form was refused; a draft that cannot be sent yet says what it lacks. */
function refusal({ code, message }: Failure, errors: Readonly<Record<string, string>>, missing: readonly string[]): string {
  if (code !== 'draft_changed' && Object.keys(errors).length > 0) return 'Not saved. Check the fields marked below.';
  return code === 'draft_not_ready' ? [message, ...missing.map((one) => `${one}.`)].join(' ') : message;
}

const prefixed = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [`shippingAddress.${name}`, message]));

/** Saves the form, whichever of its buttons was pressed, and then does what the button says. */
async function save(form: URLSearchParams, request: PageRequest, me: Me): Promise<Loaded<StaffDraftData>> {
  const draftId = request.params.draftId ?? '';
  const known = await request.client.call(addressEndpoints.getCountries, {});
  // Saving matters more than the list, which only derives a country from a region.
  const { draft, errors } = readDraft(form, known.ok ? known.data.countries : []);
  const saved = await request.client.call(draftEndpoints.save, { draftId, ...draft });
  if (!saved.ok) return show(request, me, { form, failure: saved, errors });
  const text = (name: string) => (form.get(name) ?? '').trim() || undefined;
  const pressed = form.get('then');
  if (pressed === 'send' || pressed === 'link') {
    const doubt = doubtKey((await checkAddress(request.client, draft.address)).doubts);
    if (doubt !== '' && doubt !== text('keptAddress')) return show(request, me, { isDoubted: true });
    const sent = await request.client.call(draftEndpoints.send, { draftId, days: daysIn(form), email: pressed === 'send' });
    return sent.ok
      ? redirect(staffDraft({ draftId }, { done: pressed === 'send' ? 'sent' : 'linked' }), 303)
      : show(request, me, { failure: sent });
  }
  if (pressed === 'save') return redirect(staffDraft({ draftId }, { done: 'saved' }), 303);
  // A search, or a press on something found: what was searched for stays, to add more.
  const customers = form.has('pick') ? undefined : text('customers');
  return redirect(staffDraft({ draftId }, { items: text('items'), customers }), 303);
}

export default defineStaffPage<StaffDraftData>({
  title: 'Draft order',
  titleOf: ({ draft }) => `Draft order ${draft.draftId}`,
  permission: 'orders.draft',
  flashes,
  load: (request, me) => show(request, me),
  Screen: StaffDraftScreen,
  actions: {
    save,
    withdraw: async (_form, request, me) => {
      const draftId = request.params.draftId ?? '';
      const withdrawn = await request.client.call(draftEndpoints.withdraw, { draftId });
      return withdrawn.ok ? redirect(staffDraft({ draftId }, { done: 'withdrawn' }), 303) : show(request, me, { failure: withdrawn });
    },
    duplicate: async (_form, request, me) => {
      const copied = await request.client.call(draftEndpoints.duplicate, { draftId: request.params.draftId ?? '' });
      return copied.ok
        ? redirect(staffDraft({ draftId: copied.data.draftId }, { done: 'copied' }), 303)
        : show(request, me, { failure: copied });
    },
    delete: async (_form, request, me) => {
      const deleted = await request.client.call(draftEndpoints.delete, { draftId: request.params.draftId ?? '' });
      return deleted.ok ? redirect(staffDrafts({ done: 'deleted' }), 303) : show(request, me, { failure: deleted });
    },
  },
});
