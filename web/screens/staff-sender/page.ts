import { flagship } from '../../../brands/family.ts';
import { brandOf } from '../../../brands/index.ts';
import { withDetails } from '../../../brands/with-details.ts';
import { defaultSender, type SenderField, senderEndpoints } from '../../../contract/settings/sender.ts';
import { storeEndpoints } from '../../../contract/settings/store.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffSender } from '../../staff-routes.ts';
import type { StaffSenderData } from './staff-sender-data.ts';
import StaffSenderScreen from './staff-sender-screen.tsx';

const flashes = {
  saved: 'Saved. Emails come from this sender now.',
  tested: 'The mail server accepted the test email. Look for it in the inbox and the spam folder.',
};

const eachField = (of: (field: SenderField) => string): Record<SenderField, string> => ({
  name: of('name'),
  address: of('address'),
  replyTo: of('replyTo'),
});

const typedIn = (form: URLSearchParams, field: string): string => (form.get(field) ?? '').trim();

async function defaultsFor({ client, brand }: PageRequest, configured: string | null) {
  const store = await client.call(storeEndpoints.getPublic, { brand });
  const { mail } = withDetails(brandOf(brand), store.ok ? store.data.details : null);
  return defaultSender(configured, mail.from, brand === flagship);
}

async function show(request: PageRequest, { form, failure }: FormState = {}): Promise<Loaded<StaffSenderData>> {
  const { client, flash } = request;
  const set = await client.call(senderEndpoints.get, {});
  if (!set.ok) return unopened(set);
  const { own: mine, configured } = set.data;
  const defaults = await defaultsFor(request, configured);
  const inForce = { name: mine.name ?? defaults.name, address: mine.address ?? defaults.address, replyTo: mine.replyTo ?? '' };
  return data(
    {
      set: set.data,
      typed: form?.has('address') ? eachField((field) => typedIn(form, field)) : inForce,
      defaults,
      to: form ? typedIn(form, 'to') : '',
      done: flash,
      ...faultsOf({ failure }),
    },
    statusOf(failure),
  );
}

export default defineStaffPage<StaffSenderData>({
  title: 'Email sender',
  permission: 'settings.edit',
  flashes,
  load: (request) => show(request),
  Screen: StaffSenderScreen,
  actions: {
    save: async (form, request) => {
      const set = await request.client.call(senderEndpoints.get, {});
      if (!set.ok) return show(request, { form, failure: set });
      const defaults = await defaultsFor(request, set.data.configured);
      // What equals the default goes on following it, and an empty field too.
      const given = (field: 'name' | 'address') => {
        const typed = typedIn(form, field);
        return typed === '' || typed === defaults[field] ? null : typed;
      };
      const sender = { name: given('name'), address: given('address'), replyTo: typedIn(form, 'replyTo') || null };
      const saved = await request.client.call(senderEndpoints.set, { version: Number(form.get('version')), ...sender });
      return saved.ok ? redirect(staffSender({ done: 'saved' }), 303) : show(request, { form, failure: saved });
    },
    test: async (form, request) => {
      const sent = await request.client.call(senderEndpoints.test, { to: form.get('to') ?? '' });
      return sent.ok ? redirect(staffSender({ done: 'tested' }), 303) : show(request, { form, failure: sent });
    },
  },
});
