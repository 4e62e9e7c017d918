export type PaymentState = 'pending' | 'challenge' | 'succeeded' | 'declined';

/** Allowed state transitions of an attempt. `succeeded` and `declined` are final: another card is another attempt. */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['challenge', 'succeeded', 'declined'],
  challenge: ['succeeded', 'declined'],
  succeeded: [],
  declined: [],
};

export const isSettled = (state: PaymentState): boolean => paymentTransitions[state].length === 0;
