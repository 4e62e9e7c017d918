import { carrierNames } from '../../../../contract/shipments/shipments.ts';
import { keysOf } from '../../../../contract/values/keys.ts';

/** The carriers of a select. */
export const carriers = keysOf(carrierNames).map((code) => ({ value: code, label: carrierNames[code] }));
