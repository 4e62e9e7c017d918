import type { Brand } from '../../../brands/brand.ts';
import { brandOf } from '../../../brands/index.ts';
import { withDetails } from '../../../brands/with-details.ts';
import { type StoreDetail, storeEndpoints } from '../../../contract/settings/store.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffStore } from '../../staff-routes.ts';
import type { StaffStoreData } from './staff-store-data.ts';
import StaffStoreScreen from './staff-store-screen.tsx';

const flashes = {
  saved: 'Saved. Every page, email and invoice shows these details now.',
  restored: 'Restored. Every page, email and invoice shows these details now.',
};

type Details = Record<StoreDetail, string>;

/** A brand's details as the form has them; empty for none. */
function detailsOf({ name, companyName, support: { email, phone, hours }, address = [], social }: Brand): Details {
  const hrefOf = (network: string) => social.find((one) => one.network === network)?.href ?? '';
  return {
    name,
    companyName,
    email,
    phone,
    hours,
    address: address.join('\n'),
    facebook: hrefOf('facebook'),
    youtube: hrefOf('youtube'),
    instagram: hrefOf('instagram'),
    tiktok: hrefOf('tiktok'),
    x: hrefOf('x'),
  };
}

/** Each detail by its name. */
const eachDetail = <T>(make: (detail: StoreDetail) => T): Record<StoreDetail, T> => ({
  name: make('name'),
  companyName: make('companyName'),
  email: make('email'),
  phone: make('phone'),
  hours: make('hours'),
  address: make('address'),
  facebook: make('facebook'),
  youtube: make('youtube'),
  instagram: make('instagram'),
  tiktok: make('tiktok'),
  x: make('x'),
});

const typedIn = (form: URLSearchParams): Details => eachDetail((detail) => (form.get(detail) ?? '').replaceAll('\r\n', '\n').trim());

async function show({ client, flash, brand }: PageRequest, { form, failure }: FormState = {}): Promise<Loaded<StaffStoreData>> {
  const set = await client.call(storeEndpoints.get, {});
  if (!set.ok) return unopened(set);
  const typed = form ? typedIn(form) : detailsOf(withDetails(brandOf(brand), set.data.own));
  return data({ set: set.data, typed, done: flash, ...faultsOf({ failure }) }, statusOf(failure));
}

export default defineStaffPage<StaffStoreData>({
  title: 'Store details',
  permission: 'settings.edit',
  flashes,
  load: (request) => show(request),
  Screen: StaffStoreScreen,
  actions: {
    save: async (form, request) => {
      const typed = typedIn(form);
      const defaults = detailsOf(brandOf(request.brand));
      // What equals the brand's own goes on following it.
      const details = eachDetail((detail) => (typed[detail] === defaults[detail] ? null : typed[detail]));
      const saved = await request.client.call(storeEndpoints.set, { version: Number(form.get('version')), ...details });
      return saved.ok ? redirect(staffStore({ done: 'saved' }), 303) : show(request, { form, failure: saved });
    },
    restore: async (form, request) => {
      const restored = await request.client.call(storeEndpoints.restore, {
        version: Number(form.get('version')),
        to: Number(form.get('to')),
      });
      return restored.ok ? redirect(staffStore({ done: 'restored' }), 303) : show(request, { failure: restored });
    },
  },
});
