import { plural } from '../../contract/values/count.ts';
import { shopDay } from '../../contract/values/shop-days.ts';
import { formatDollars } from '../platform/format-dollars.ts';
import type { TaxFacts } from '../tax/index.ts';
import type { Found } from './running-checks.ts';

export interface BrandFacts {
  readonly brand: string;
  /** What is still the demonstration's. */
  readonly unset: readonly ('name' | 'logo' | 'contact details')[];
}

export interface DeliveryFacts {
  readonly brand: string;
  /** Cents. */
  readonly standard: number;
  readonly freeOver: number;
  /** Whether staff or content name them; otherwise they are the built-in ones. */
  readonly isSet: boolean;
}

export interface WarehouseFacts {
  readonly name: string;
  /** Whether staff have saved its clock and days. */
  readonly isSet: boolean;
  /** Closed days ahead, besides weekdays and federal holidays. */
  readonly closedDays: number;
}

/** The name and the contact details must be the shop's own; without a logo of its own a shop can sell. */
export function brands(brands: readonly BrandFacts[]): Found {
  const open = brands.filter(({ unset }) => unset.length > 0);
  if (open.length === 0) return { state: 'ready', finding: 'Name, logo and contact details are your own.' };
  const named = open.map(({ brand, unset }) => `${brand}: ${unset.join(', ')}`).join('; ');
  return {
    state: open.some(({ unset }) => unset.some((part) => part !== 'logo')) ? 'missing' : 'advice',
    finding: `Still the demonstration’s: ${named}.`,
    advice: 'Enter your own: shoppers see them on every page and in every email.',
  };
}

export function shipping(delivery: readonly DeliveryFacts[]): Found {
  const rates = delivery.map(
    ({ brand, standard, freeOver }) => `${brand}: ${formatDollars(standard)}, free over ${formatDollars(freeOver)}`,
  );
  const finding = `Standard shipping, ${rates.join('; ')}.`;
  const open = delivery.filter(({ isSet }) => !isSet);
  if (open.length === 0) return { state: 'ready', finding };
  return {
    state: 'advice',
    finding: `${finding} Still the built-in rates: ${open.map(({ brand }) => brand).join(', ')}.`,
    advice: 'Enter your rates, even if they’re the same.',
  };
}

/** Delivery dates are computed from them, so somebody has to have looked at each. */
export function warehouses(found: readonly WarehouseFacts[]): Found {
  const open = found.filter(({ isSet }) => !isSet);
  if (open.length > 0)
    return {
      state: 'advice',
      finding: `Dispatch hour, dispatch days and closed days are still the built-in ones: ${open.map(({ name }) => name).join('; ')}.`,
      advice: 'Set them, because delivery dates depend on them, and delete warehouses you don’t have.',
    };
  const none = found.filter(({ closedDays }) => closedDays === 0);
  const holidays = none.length === 0 ? '' : ' No closed days are set besides federal holidays.';
  return { state: 'ready', finding: `${plural(found.length, 'warehouse has', 'warehouses have')} clock and days set.${holidays}` };
}

export function taxes({ regions, local, uploadedAt }: TaxFacts): Found {
  if (regions + local === 0)
    return {
      state: 'advice',
      finding: 'Built-in rates of states and provinces, without county and city rates.',
      advice: 'Upload a table of rates by ZIP code, or set the rates of the states where you collect tax.',
    };
  const upload = uploadedAt === null ? '' : `, last uploaded on ${shopDay(uploadedAt)}`;
  const places = [
    ...(regions > 0 ? [plural(regions, 'state or province', 'states and provinces')] : []),
    ...(local > 0 ? [plural(local, 'postal code')] : []),
  ];
  return {
    state: 'ready',
    finding: `Your rates of ${places.join(' and ')}${upload}.${local === 0 ? ' No county or city rates.' : ''}`,
  };
}
