import { defineProblems } from '../api/problems.ts';

/** Why money cannot be moved (`server/payments/operations`). */
export const paymentProblems = defineProblems({
  nothing_to_capture: { status: 409, message: 'This payment has nothing left to capture.' },
  capture_not_partial: { status: 409, message: 'This payment can only be captured as a whole.' },
  nothing_to_void: { status: 409, message: 'This payment has nothing left to void.' },
  refund_too_high: { status: 409, message: 'This is more than can be refunded.' },
});

/** Movements of money that can fail after the authorization. */
export const movementKinds = ['captured', 'voided', 'refunded'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Why staff cannot retry a movement. */
export const retryProblems = defineProblems({
  ...paymentProblems,
  movement_not_found: { status: 404, message: 'No payment or refund with this key has failed.' },
});

export const webhookProblems = defineProblems({
  provider_not_found: { status: 404, message: 'Not Found' },
  signature_invalid: { status: 401, message: 'Unauthorized' },
  message_invalid: { status: 400, message: 'The message is not in the form that the payment provider documents.' },
});
