import type { ShippingMethodCode } from '../../contract/delivery/delivery.ts';
import { type Coordinates, milesBetween } from '../addresses/index.ts';
import type { Zone } from './zones.ts';

/** Fewest and most business days in transit. */
export type Transit = readonly [fewest: number, most: number];

/** A distance band: its upper bound in miles, and the carriers' days. */
const bands: readonly { readonly upTo: number; readonly days: Readonly<Record<ShippingMethodCode, Transit>> }[] = [
  { upTo: 150, days: { GROUND: [1, 2], FRNTDOOR: [4, 7] } },
  { upTo: 400, days: { GROUND: [2, 3], FRNTDOOR: [5, 8] } },
  { upTo: 800, days: { GROUND: [2, 4], FRNTDOOR: [5, 9] } },
  { upTo: 1400, days: { GROUND: [3, 5], FRNTDOOR: [6, 10] } },
  { upTo: 2000, days: { GROUND: [4, 6], FRNTDOOR: [7, 12] } },
  { upTo: Number.POSITIVE_INFINITY, days: { GROUND: [5, 7], FRNTDOOR: [8, 14] } },
];

/** Where the distance is unknown or meaningless. */
const byZone: Readonly<Record<Zone, Readonly<Record<ShippingMethodCode, Transit>>>> = {
  contiguous: { GROUND: [3, 5], FRNTDOOR: [6, 10] },
  poBox: { GROUND: [4, 7], FRNTDOOR: [7, 12] },
  remote: { GROUND: [7, 12], FRNTDOOR: [12, 18] },
  canada: { GROUND: [6, 9], FRNTDOOR: [9, 14] },
};

/** The post office takes longer than a carrier; customs inspects what crosses the border. */
const more: Readonly<Record<Exclude<Zone, 'remote'>, Transit>> = { contiguous: [0, 0], poBox: [1, 2], canada: [3, 4] };

/** Transit days by distance. Alaska, Hawaii and military mail wait for a ship or plane, so they get fixed days; so do places without coordinates. */
export function transitDays(method: ShippingMethodCode, zone: Zone, from: Coordinates | null, to: Coordinates | null): Transit {
  if (zone === 'remote' || !from || !to) return byZone[zone][method];
  const miles = milesBetween(from, to);
  const [fewest, most] = bands.find(({ upTo }) => miles <= upTo)?.days[method] ?? byZone[zone][method];
  const [moreAtLeast, moreAtMost] = more[zone];
  return [fewest + moreAtLeast, most + moreAtMost];
}
