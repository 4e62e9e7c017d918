import type { DeclineReason, OperationFailure } from '../../provider.ts';

/** Issues after which the payer may choose another funding source in the wallet. */
const instrument = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
  'TRANSACTION_LIMIT_EXCEEDED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
]);

/** Issues after which the payer must approve again: the approval has expired, or the total now exceeds it. */
const approval = new Set([
  'PAYER_ACTION_REQUIRED',
  'ORDER_NOT_APPROVED',
  'ORDER_EXPIRED',
  'TOKEN_EXPIRED',
  'RESOURCE_NOT_FOUND',
  'INVALID_RESOURCE_ID',
  'AMOUNT_CHANGE_NOT_ALLOWED',
  'AUTHORIZATION_AMOUNT_EXCEEDED',
  'NOT_PATCHABLE',
]);

/** The order was authorized already, for example by a call whose answer was lost. */
export const isAuthorizedBefore = (issues: readonly string[]): boolean =>
  issues.some((issue) => ['ORDER_ALREADY_AUTHORIZED', 'ORDER_ALREADY_COMPLETED', 'ORDER_COMPLETED_OR_VOIDED'].includes(issue));

/** Why an order was not authorized. */
export function declineOf(issues: readonly string[]): DeclineReason {
  if (issues.some((issue) => instrument.has(issue))) return 'instrument_declined';
  return issues.some((issue) => approval.has(issue)) ? 'approval_missing' : 'declined';
}

/** The provider's books do not allow it; retrying changes nothing. */
const impossible = new Set([
  'AUTHORIZATION_VOIDED',
  'AUTHORIZATION_ALREADY_CAPTURED',
  'MAX_CAPTURE_COUNT_EXCEEDED',
  'MAX_CAPTURE_AMOUNT_EXCEEDED',
  'PREVIOUSLY_CAPTURED',
  'CANNOT_BE_VOIDED',
  'CAPTURE_FULLY_REFUNDED',
  'REFUND_AMOUNT_EXCEEDED',
  'MAX_NUMBER_OF_REFUNDS_EXCEEDED',
  'PARTIAL_REFUND_NOT_ALLOWED',
  'RESOURCE_NOT_FOUND',
]);

/** Why a capture, void or refund failed. */
export function failureOf(issues: readonly string[]): OperationFailure {
  if (issues.includes('AUTHORIZATION_EXPIRED')) return 'authorization_expired';
  return issues.some((issue) => impossible.has(issue)) ? 'not_possible' : 'declined';
}
