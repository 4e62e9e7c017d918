import { defineEvent } from '../platform/events.ts';

/** A carrier scanned the label of a return: `code` is its case number without dashes. Reactions throw when there is none. */
export const returnScanned = defineEvent<{ carrier: string; code: string; now: Date }>('shipments.return_scanned');
