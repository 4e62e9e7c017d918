import { postalTable } from './postal-table.ts';

export interface Coordinates {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east; negative all over North America. */
  readonly longitude: number;
}

/** About 2500 areas by the first three characters of their postal codes. */
const areas: ReadonlyMap<string, Coordinates> = new Map(
  [...postalTable.matchAll(/(\w{3}) (\d+) (\d+)/g)].map(([, area = '', north, west]) => [
    area,
    { latitude: Number(north) / 10, longitude: -Number(west) / 10 },
  ]),
);

/** The centre of the area named by a postal code's first three characters; null for military mail, territories and uninhabited areas. */
export function coordinatesOf(postalCode: string): Coordinates | null {
  return areas.get(postalCode.slice(0, 3).toUpperCase()) ?? null;
}

const earthMiles = 3959;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in miles. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const fromLatitude = radians(a.latitude);
  const toLatitude = radians(b.latitude);
  const half = (difference: number) => Math.sin(difference / 2) ** 2;
  const chord = half(toLatitude - fromLatitude) + Math.cos(fromLatitude) * Math.cos(toLatitude) * half(radians(b.longitude - a.longitude));
  return 2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}
