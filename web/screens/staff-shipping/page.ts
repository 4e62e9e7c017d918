import { addressEndpoints } from '../../../contract/addresses/addresses.ts';
import { type ShippingFigure, type ShippingZone, shippingFigures, shippingSettingsEndpoints } from '../../../contract/settings/shipping.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, formStatus, type Loaded, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { staffShipping } from '../../staff-routes.ts';
import { parseDollars, typedDollars } from '../../ui/form/dollars.ts';
import type { StaffShippingData, ZoneForm } from './staff-shipping-data.ts';
import StaffShippingScreen from './staff-shipping-screen.tsx';
import { errorsFor, isWrongAmount, moveZone, placeZone, postedZone, readZone, renewedZone, wrongAmount, zoneFormOf } from './zone-form.ts';

type Figures<T> = Record<ShippingFigure, T>;
const eachFigure = <T>(of: (figure: ShippingFigure) => T): Figures<T> => ({
  standard: of('standard'),
  freeOver: of('freeOver'),
  remote: of('remote'),
  poBox: of('poBox'),
  canada: of('canada'),
  heavy: of('heavy'),
});

const flashes = {
  saved: 'Saved. The shop shows and charges these figures now.',
  zone: 'Zone saved. The shop shows and charges its rates now.',
  moved: 'Zone order saved.',
  removed: 'Zone removed. The rates of the remaining zones apply there now.',
};

const zoneGone = 'Someone else removed or renamed this zone. Saving adds it as a new one.';

/** Of the figures or a zone. */
interface Submitted extends FormState {
  readonly zone?: ZoneForm;
  /** In place of the failure's. */
  readonly message?: string | null;
}

async function show({ client, url, flash }: PageRequest, submitted: Submitted = {}): Promise<Loaded<StaffShippingData>> {
  const { form, zone, failure, errors, message = failure?.message ?? null } = submitted;
  const [set, known] = await Promise.all([client.call(shippingSettingsEndpoints.get, {}), client.call(addressEndpoints.getCountries, {})]);
  if (!set.ok) return unopened(set);
  if (!known.ok) return unopened(known);
  const { own, defaults } = set.data;
  const isFirst = Object.keys(submitted).length === 0;
  const kept = zone && failure?.code === 'settings_changed' ? renewedZone(zone, set.data) : zone;
  const isGone = kept?.at === 'new' && zone?.at !== 'new';
  const open = isFirst ? url.searchParams.get('zone') : null;
  return data(
    {
      set: set.data,
      typed: eachFigure((figure) => form?.get(figure) ?? typedDollars(own[figure] ?? defaults[figure])),
      zone: kept ?? (open === null ? null : zoneFormOf(set.data, open)),
      regions: known.data.countries.flatMap(({ code: countryCode, regions }) =>
        regions.flatMap(({ code, name, shippable }) => (shippable ? [{ countryCode, code, name }] : [])),
      ),
      done: flash,
      message: isGone ? zoneGone : message,
      errors: errors ?? {},
    },
    formStatus(submitted),
  );
}

/** Saves `change` of the zones in force; shows the page again where it is refused. */
async function changeZones(
  request: PageRequest,
  form: URLSearchParams,
  done: string,
  change: (zones: readonly ShippingZone[]) => ShippingZone[],
): Promise<Loaded<StaffShippingData>> {
  const set = await request.client.call(shippingSettingsEndpoints.get, {});
  if (!set.ok) return show(request, { failure: set });
  const zones = change(set.data.zones);
  const saved = await request.client.call(shippingSettingsEndpoints.setZones, { version: Number(form.get('version')), zones });
  if (saved.ok) return redirect(staffShipping({ done }), 303);
  return show(request, { failure: saved, message: errorsFor(saved, -1).message });
}

export default defineStaffPage<StaffShippingData>({
  title: 'Shipping',
  permission: 'settings.edit',
  flashes,
  load: (request) => show(request),
  Screen: StaffShippingScreen,
  actions: {
    save: async (form, request) => {
      const read = eachFigure((figure) => parseDollars(form.get(figure) ?? ''));
      const wrong = shippingFigures.filter((figure) => {
        const typed = form.get(figure) ?? '';
        return typed.trim() !== '' && isWrongAmount(typed);
      });
      if (wrong.length > 0) return show(request, { form, errors: Object.fromEntries(wrong.map((figure) => [figure, wrongAmount])) });
      const set = await request.client.call(shippingSettingsEndpoints.get, {});
      if (!set.ok) return show(request, { form, failure: set });
      // What equals the default goes on following it.
      const figures = eachFigure((figure) => (read[figure] === set.data.defaults[figure] ? null : read[figure]));
      const saved = await request.client.call(shippingSettingsEndpoints.set, { version: Number(form.get('version')), figures });
      return saved.ok ? redirect(staffShipping({ done: 'saved' }), 303) : show(request, { form, failure: saved });
    },
    saveZone: async (form, request) => {
      const zone = postedZone(form);
      const read = readZone(zone);
      if ('errors' in read) return show(request, { zone, errors: read.errors });
      const set = await request.client.call(shippingSettingsEndpoints.get, {});
      if (!set.ok) return show(request, { zone, failure: set });
      const { zones, index } = placeZone(set.data.zones, read.zone, zone.at);
      const saved = await request.client.call(shippingSettingsEndpoints.setZones, { version: zone.version, zones });
      if (saved.ok) return redirect(staffShipping({ done: 'zone' }), 303);
      return show(request, { zone, failure: saved, ...errorsFor(saved, index) });
    },
    moveZone: (form, request) =>
      changeZones(request, form, 'moved', (zones) => moveZone(zones, Number(form.get('zone')), form.get('step') === 'up' ? 'up' : 'down')),
    removeZone: (form, request) => changeZones(request, form, 'removed', (zones) => zones.toSpliced(Number(form.get('zone')), 1)),
  },
});
