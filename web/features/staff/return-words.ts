import type { ReturnState } from '../../../contract/orders/returns.ts';

/** The states' labels for staff. */
export const returnStateWords: Readonly<Record<ReturnState, string>> = {
  requested: 'Requested',
  approved: 'Approved',
  in_transit: 'On its way back',
  received: 'Received',
  refunded: 'Refunded',
  replaced: 'Replaced',
  closed: 'Closed',
  declined: 'Declined',
  expired: 'Expired',
};

/** An age in words: hours up to two days, then days. */
export const ageWords = (hours: number): string =>
  hours < 1 ? 'Less than 1 hour' : hours < 48 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${Math.floor(hours / 24)} days`;
