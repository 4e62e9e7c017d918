import { isAmong, type Restrictions } from './restrictions/restrictions.ts';
import { type Destination, isMilitary, isPoBox } from './zones.ts';

/** Why large items cannot be delivered there, and the address field to blame. */
export interface FreightRefusal {
  readonly field: 'addressLine1' | 'addressLine2' | 'city' | 'stateRegion' | 'postalCode';
  readonly message: string;
  readonly code: 'freight_restricted' | 'freight_military';
}

const noMilitaryFreight = 'We can’t deliver large items to military addresses (APO, FPO, DPO).';
const noBoxFreight = 'We can’t deliver large items to a PO box. Please enter a street address.';

const noFreightThere = 'We can’t deliver large items to this postal code.';

/** Large items need a front door, which PO boxes and military mail lack, and an unrestricted postal code. Null where they can be delivered. */
export function freightRefusal(to: Destination, { large }: Pick<Restrictions, 'large'>): FreightRefusal | null {
  if (isAmong(large, to.postalCode ?? '')) return { field: 'postalCode', message: noFreightThere, code: 'freight_restricted' };
  const lines = ['addressLine1', 'addressLine2'] as const;
  const box = lines.find((line) => isPoBox({ countryCode: to.countryCode, addressLine1: to[line] }));
  if (box) return { field: box, message: noBoxFreight, code: 'freight_restricted' };
  const military = (['stateRegion', 'postalCode', 'city', ...lines] as const).find(
    (field) => to[field] !== undefined && isMilitary({ countryCode: to.countryCode, [field]: to[field] }),
  );
  return military ? { field: military, message: noMilitaryFreight, code: 'freight_military' } : null;
}
