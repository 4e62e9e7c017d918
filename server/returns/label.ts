import { returnCenterOf } from '../../brands/family.ts';
import type { Address } from '../../contract/addresses/addresses.ts';
import { type ReturnLabel, returnCaseProblems, returnReason } from '../../contract/returns/returns.ts';
import { type CarrierCode, carrierNames } from '../../contract/shipments/shipments.ts';
import type { StoredOrder } from '../orders/index.ts';
import { barsOf } from '../platform/barcode.ts';
import type { Config } from '../platform/config/config.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { sandboxCarriers } from '../shipments/index.ts';
import type { StoredReturn } from './return.ts';

const problem = problemsOf(returnCaseProblems);

/** The carrier that takes returns. */
export const returnCarrier: CarrierCode = 'ups';

const countries = { US: 'United States', CA: 'Canada', AU: 'Australia', MX: 'Mexico' } as const;

/** Presents the label of a return on its way back or still to be sent. Throws `return_case_not_found` for any other. */
export function presentLabel(
  config: Pick<Config, 'sandboxAllowed' | 'carrierSecrets'>,
  one: StoredReturn,
  order: StoredOrder,
): ReturnLabel {
  const { caseNumber, state, way, pickUpOn, arriveBy, lines } = one;
  if (way === null || (state !== 'approved' && state !== 'in_transit')) throw problem('return_case_not_found');
  return {
    caseNumber,
    orderNumber: order.orderNumber,
    way,
    pickUpOn,
    carrier: carrierNames[returnCarrier],
    isSandbox: sandboxCarriers(config).includes(returnCarrier),
    arriveBy: arriveBy.toISOString(),
    from: placeOf(order.shippingAddress),
    to: placeOfCenter(order.brand),
    bars: barsOf(caseNumber),
    units: lines.reduce((sum, { quantity, reason }) => sum + (returnReason(reason)?.nothingToSend ? 0 : quantity), 0),
  };
}

/** The return center of a brand, whose shop sold the items. */
export function placeOfCenter(brand: string): ReturnLabel['to'] {
  const { name, lines } = returnCenterOf(brand);
  return { name, lines: [...lines] };
}

function placeOf({
  firstName,
  lastName,
  addressLine1,
  addressLine2,
  city,
  stateRegion,
  postalCode,
  countryCode,
}: Address): ReturnLabel['from'] {
  const lines = [addressLine1, addressLine2, `${city}, ${stateRegion} ${postalCode}`, countries[countryCode]];
  return { name: `${firstName} ${lastName}`, lines: lines.filter((line): line is string => Boolean(line)) };
}
