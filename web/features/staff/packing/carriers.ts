import { type CarrierCode, carrierNames } from '../../../../contract/orders/shipments.ts';

/** The carriers of a select. */
export const carriers = (Object.keys(carrierNames) as CarrierCode[]).map((code) => ({ value: code, label: carrierNames[code] }));
