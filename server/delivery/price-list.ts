import type { OutputOf } from '../../contract/api/endpoint.ts';
import type { deliveryEndpoints, PlaceRates } from '../../contract/delivery/delivery.ts';
import type { ShippingZone } from '../../contract/settings/shipping.ts';
import { regionsOfStart, shippableRegions } from '../addresses/index.ts';
import { freightRefusal } from './freight.ts';
import { noteFor } from './methods.ts';
import { holdsWhole, remoteStates, wholeStates } from './own-zones.ts';
import { freeShippingGap, type ShippingRates, shippingPrice } from './rates.ts';
import { noRestrictions, type Restrictions } from './restrictions/restrictions.ts';
import { type Destination, isMilitary, zoneOf } from './zones.ts';

type Methods = OutputOf<typeof deliveryEndpoints.getMethods>['methods'];

const details = { GROUND: 'Parcels, brought to the door', FRNTDOOR: 'Large items, brought to the front door by two people' } as const;

/** How things are delivered to a place, and what it costs. */
export function methodsTo(to: Destination, rates: ShippingRates, restrictions: Pick<Restrictions, 'large'>): Methods {
  return (freightRefusal(to, restrictions) ? (['GROUND'] as const) : (['GROUND', 'FRNTDOOR'] as const)).map((code) => ({
    code,
    label: 'Standard',
    detail: details[code],
    price: shippingPrice({ merchandise: 1, heavy: code === 'FRNTDOOR' }, to, rates),
    freeOver: freeShippingGap(0, to, rates)?.threshold ?? null,
    ...noteFor(to),
  }));
}

/** The places of the built-in zones with a sample address of each, and what to call them where own zones hold some of them. */
const builtIn = [
  { place: 'Contiguous United States', rest: 'Rest of the contiguous United States', sample: { stateRegion: 'NY' } },
  {
    place: 'PO boxes in the contiguous United States',
    rest: 'PO boxes in the rest of the contiguous United States',
    sample: { stateRegion: 'NY', addressLine1: 'PO Box 1' },
  },
  { place: 'Alaska and Hawaii', rest: 'Rest of Alaska and Hawaii', sample: { stateRegion: 'AK' } },
  { place: 'Military addresses (APO, FPO, DPO)', rest: 'Other military addresses (APO, FPO, DPO)', sample: { stateRegion: 'AE' } },
  { place: 'Canada', rest: 'Rest of Canada', sample: { countryCode: 'CA', stateRegion: 'ON' } },
] as const;

const unnamed = { holds: null, states: [], zipCodes: [] };

/**
 * Delivery prices by kind of place, as charged at checkout: the brand's own zones in their order, then what is left of the built-in ones. Pure.
 */
export function priceList(rates: ShippingRates): PlaceRates[] {
  const methodsBy = (zones: ShippingRates['zones'], to: Destination) => methodsTo(to, { ...rates, zones }, noRestrictions);
  const own = rates.zones.flatMap((zone): PlaceRates[] => {
    const sample = sampleOf(zone);
    const row = { place: zone.name, ...heldBy(zone), methods: zone.rates ? methodsBy([zone], sample) : [] };
    if (zone.rates === null || zone.rates.freeOver === null) return [row];
    const boxes = methodsBy([zone], { ...sample, addressLine1: 'PO Box 1' });
    return [row, { place: `PO boxes in ${zone.name}`, ...unnamed, methods: boxes }];
  });
  const others = builtIn.flatMap((kind): PlaceRates[] => {
    const place = whatIsLeft(kind, rates.zones);
    if (place === null) return [];
    const states = zoneOf(kind.sample) === 'remote' && !isMilitary(kind.sample) ? remoteStates(rates.zones) : [];
    return [{ place, ...unnamed, states, methods: methodsBy([], kind.sample) }];
  });
  return [...own, ...others];
}

/** An address in a zone; one that takes large items, if any does. */
function sampleOf({ regions, postalCodes }: ShippingZone): Destination {
  const named = [...regions, ...postalCodes.flatMap((code) => regionsOfStart(code))];
  const samples = shippableRegions
    .filter(({ code }) => named.includes(code))
    .map(({ countryCode, code }) => ({
      countryCode,
      stateRegion: code,
      postalCode: postalCodes.find((one) => regionsOfStart(one).includes(code)),
    }));
  return samples.find((to) => freightRefusal(to, noRestrictions) === null) ?? samples[0] ?? {};
}

/** Postal codes that are named before the rest are counted. */
const maxNamed = 20;

function heldBy(zone: ShippingZone): Pick<PlaceRates, 'holds' | 'states' | 'zipCodes'> {
  const whole = shippableRegions.filter(({ code }) => holdsWhole(zone, code));
  const codes = zone.postalCodes.slice(0, maxNamed).join(', ');
  const more = zone.postalCodes.length - maxNamed;
  const parts = [
    ...(whole.length > 0 ? [whole.map(({ name }) => name).join(', ')] : []),
    ...(codes === '' ? [] : [`${whole.length > 0 ? 'postal' : 'Postal'} codes ${codes}${more > 0 ? ` and ${more} more` : ''}`]),
  ];
  return {
    holds: parts.join('; '),
    states: wholeStates(zone),
    zipCodes: zone.postalCodes.filter((code) => /^\d/.test(code)),
  };
}

/** What own zones leave of a built-in place, which may be one state; null for nothing. */
function whatIsLeft({ place, rest, sample }: (typeof builtIn)[number], zones: ShippingRates['zones']): string | null {
  // Every product page asks, and most brands have no zones.
  if (zones.length === 0) return place;
  const kindOf = (to: Destination) => `${zoneOf({ ...to, addressLine1: '' })} ${isMilitary(to)}`;
  const kind = kindOf(sample);
  const states = shippableRegions.filter(({ countryCode, code }) => kindOf({ countryCode, stateRegion: code }) === kind);
  const isTouched = ({ code }: { readonly code: string }) =>
    zones.some(({ regions, postalCodes }) => regions.includes(code) || postalCodes.some((one) => regionsOfStart(one).includes(code)));
  const [first, ...more] = states.filter(({ code }) => !zones.some((zone) => holdsWhole(zone, code)));
  if (!first) return null;
  if (!states.some(isTouched)) return place;
  // PO boxes are in every state.
  return more.length > 0 || isTouched(first) || 'addressLine1' in sample ? rest : first.name;
}
