import type { Endpoints } from '../api/endpoint.ts';
import type { emailDeclarations } from './email.schemas.ts';

export * from './email.rules.ts';
export type {
  AccountMail,
  MailContent,
  OrderCancelledMail,
  OrderConfirmationMail,
  OrderRefundedMail,
  OrderReturnMail,
  OrderShippedMail,
  ParcelNewsMail,
  PaymentDeclinedMail,
  PaymentLinkMail,
  ReviewRequestMail,
  SenderTestMail,
  StockAlertMail,
} from './email.schemas.ts';

/** The built-in outbox (rulings: Third parties); in production it is closed, and every call answers 404. */
export const emailEndpoints: Endpoints<typeof emailDeclarations> = {
  listOutbox: { method: 'GET', path: '/api/dev/outbox' },
  getMail: { method: 'GET', path: '/api/dev/outbox/:mailId' },
};
