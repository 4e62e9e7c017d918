import { formatRate, taxEndpoints } from '../../../contract/settings/taxes.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffTaxes, staffTaxUpload } from '../../staff-routes.ts';
import type { RegionForm, StaffTaxesData } from './staff-taxes-data.ts';
import StaffTaxesScreen from './staff-taxes-screen.tsx';

const flashes = {
  saved: 'Rate saved. Carts and new checkouts use it now.',
  reset: 'Back to the built-in rate.',
  applied: 'Table applied. Carts and new checkouts use it now.',
};

const startOf = ({ searchParams }: URL) => (searchParams.get('q') ?? '').trim().slice(0, 20);

async function show({ client, url, flash }: PageRequest, { failure, form }: FormState = {}): Promise<Loaded<StaffTaxesData>> {
  const q = startOf(url);
  const pages = { page: pageNumber(url), uploadsPage: pageNumber(url, 'uploadsPage') };
  const listed = await client.call(taxEndpoints.list, { q, ...pages });
  if (!listed.ok) return unopened(listed);
  const open = form?.get('region') ?? url.searchParams.get('edit');
  const isPasted = form?.get('action') === 'paste';
  return data(
    {
      listed: listed.data,
      q,
      done: flash,
      ...faultsOf({ failure }),
      edit: editOf(listed.data.regions, open, form),
      text: isPasted ? (form?.get('text') ?? '') : '',
      replaces: isPasted && form?.get('replaces') === 'true',
    },
    statusOf(failure),
  );
}

function editOf(regions: StaffTaxesData['listed']['regions'], open: string | null, form?: URLSearchParams): RegionForm | null {
  const region = regions.find((one) => `${one.country}-${one.region}` === open);
  if (!region) return null;
  const typed = form && {
    rate: form.get('rate') ?? '',
    shippingTaxed: form.get('shippingTaxed') === 'true',
    taxes: form.get('taxes') ?? '',
  };
  return { region, typed: typed ?? { rate: formatRate(region.rate), shippingTaxed: region.shippingTaxed, taxes: region.taxes } };
}

/** The region of a form, such as `US-OH`. */
function placeOf(form: URLSearchParams): { country: 'US' | 'CA'; region: string } {
  const [country, region = ''] = (form.get('region') ?? '').split('-');
  return { country: country === 'CA' ? 'CA' : 'US', region };
}

export default defineStaffPage<StaffTaxesData>({
  title: 'Taxes',
  permission: 'settings.edit',
  views: { list: 'taxes', addressOf: (url, done) => staffTaxes({ q: startOf(url), done }) },
  flashes,
  load: (request) => show(request),
  Screen: StaffTaxesScreen,
  actions: {
    setRegion: async (form, request) => {
      const rate = form.get('rate') ?? '';
      const shippingTaxed = form.get('shippingTaxed') === 'true';
      const taxes = form.get('taxes') ?? '';
      const saved = await request.client.call(taxEndpoints.setRegion, {
        ...placeOf(form),
        rate,
        shippingTaxed,
        taxes,
        basedOn: form.get('basedOn') ?? undefined,
      });
      return saved.ok ? redirect(staffTaxes({ done: 'saved' }), 303) : show(request, { failure: saved, form });
    },
    resetRegion: async (form, request) => {
      const saved = await request.client.call(taxEndpoints.resetRegion, placeOf(form));
      return saved.ok ? redirect(staffTaxes({ done: 'reset' }), 303) : show(request, { failure: saved });
    },
    paste: async (form, request) => {
      const replaces = form.get('replaces') === 'true' ? ('true' as const) : ('false' as const);
      const taken = await request.client.call(taxEndpoints.paste, { text: form.get('text') ?? '', replaces });
      return taken.ok ? redirect(staffTaxUpload({ uploadId: taken.data.uploadId }), 303) : show(request, { failure: taken, form });
    },
  },
});
