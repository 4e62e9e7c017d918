import type { Failure } from '../../../contract/api/client.ts';
import { maxShipping, type ShippingZone } from '../../../contract/settings/shipping.ts';
import { parseDollars, typedDollars } from '../../ui/form/dollars.ts';
import type { StaffShippingData, ZoneForm } from './staff-shipping-data.ts';

export const wrongAmount = 'Enter an amount up to $1,000, such as 6.99';

/** Whether a typed amount can't be read or is too high. */
export const isWrongAmount = (typed: string): boolean => (parseDollars(typed) ?? maxShipping + 1) > maxShipping;

/** The form of a zone as stored, or of a new one with the brand's figures for most of the country; null for a zone that isn't there. */
export function zoneFormOf({ version, zones, own, defaults }: StaffShippingData['set'], at: string): ZoneForm | null {
  const isNew = at === 'new';
  const zone = zones[Number(at)];
  if (!isNew && !zone) return null;
  const { standard, freeOver, heavy } = zone?.rates ?? {
    standard: own.standard ?? defaults.standard,
    freeOver: own.freeOver ?? defaults.freeOver,
    heavy: 0,
  };
  return {
    at,
    version,
    was: zone?.name ?? '',
    name: zone?.name ?? '',
    regions: zone?.regions ?? [],
    postalCodes: (zone?.postalCodes ?? []).join(', '),
    isDelivered: zone ? zone.rates !== null : true,
    standard: typedDollars(standard),
    freeOver: freeOver === null ? '' : typedDollars(freeOver),
    heavy: typedDollars(heavy),
  };
}

/** The form as posted. */
export const postedZone = (form: URLSearchParams): ZoneForm => ({
  at: form.get('zone') ?? 'new',
  version: Number(form.get('version')),
  was: form.get('was') ?? '',
  name: form.get('name') ?? '',
  regions: form.getAll('regions'),
  postalCodes: form.get('postalCodes') ?? '',
  isDelivered: form.get('undelivered') === null,
  standard: form.get('standard') ?? '',
  freeOver: form.get('freeOver') ?? '',
  heavy: form.get('heavy') ?? '',
});

/** A form on the zones that somebody else has saved meanwhile, where its own may have moved. Of one that is gone it makes a new one. */
export function renewedZone(form: ZoneForm, { version, zones }: Pick<StaffShippingData['set'], 'version' | 'zones'>): ZoneForm {
  const at = form.at === 'new' ? -1 : zones.findIndex(({ name }) => name === form.was);
  return at === -1 ? { ...form, version, at: 'new', was: '' } : { ...form, version, at: String(at) };
}

/** The zone that a form describes, or what is wrong with its amounts. */
export function readZone(form: ZoneForm): { readonly zone: ShippingZone } | { readonly errors: Readonly<Record<string, string>> } {
  const { name, regions, postalCodes, isDelivered, standard, freeOver, heavy } = form;
  const amounts = { standard, ...(freeOver.trim() !== '' && { freeOver }), heavy };
  const wrong = isDelivered ? Object.entries(amounts).filter(([, typed]) => isWrongAmount(typed)) : [];
  if (wrong.length > 0) return { errors: Object.fromEntries(wrong.map(([field]) => [field, wrongAmount])) };
  const codes = postalCodes.split(/[\n,;]/).map((code) => code.trim());
  return {
    zone: {
      name,
      regions: [...regions],
      postalCodes: codes.filter((code) => code !== ''),
      rates: isDelivered
        ? { standard: parseDollars(standard) ?? 0, freeOver: parseDollars(freeOver), heavy: parseDollars(heavy) ?? 0 }
        : null,
    },
  };
}

/** The zones with one of them put in its place, and which it is. A new one with postal codes comes first, so that they count before their state. */
export function placeZone(zones: readonly ShippingZone[], zone: ShippingZone, at: string): { zones: ShippingZone[]; index: number } {
  if (at !== 'new') return { zones: zones.map((one, index) => (index === Number(at) ? zone : one)), index: Number(at) };
  return zone.postalCodes.length > 0 ? { zones: [zone, ...zones], index: 0 } : { zones: [...zones, zone], index: zones.length };
}

/** The zones with one of them a step up or down, where it can go there. */
export function moveZone(zones: readonly ShippingZone[], at: number, step: 'up' | 'down'): ShippingZone[] {
  const zone = zones[at];
  const to = at + (step === 'up' ? -1 : 1);
  return !zone || to < 0 || to >= zones.length ? [...zones] : zones.toSpliced(at, 1).toSpliced(to, 0, zone);
}

/** A refusal's messages for the fields of the zone at `index`; where it names only others, their first message. */
export function errorsFor(failure: Failure, index: number): { errors: Record<string, string>; message: string | null } {
  const own = `zones.${index}.`;
  const errors = new Map<string, string>();
  for (const [path, message] of Object.entries(failure.fields ?? {})) {
    if (!path.startsWith(own)) continue;
    const [name = '', part = ''] = path.slice(own.length).split('.');
    const field = name === 'rates' ? part : name;
    if (!errors.has(field)) errors.set(field, message);
  }
  const message = errors.size > 0 ? null : (Object.values(failure.fields ?? {})[0] ?? failure.message);
  return { errors: Object.fromEntries(errors), message };
}
