export type PaymentState = 'pending' | 'challenge' | 'succeeded' | 'declined';

/** Which state an attempt can go to from which. `succeeded` and `declined` are final: another card is another attempt. */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['challenge', 'succeeded', 'declined'],
  challenge: ['succeeded', 'declined'],
  succeeded: [],
  declined: [],
};

export const isSettled = (state: PaymentState): boolean => paymentTransitions[state].length === 0;
