import type { Invoice } from '../../../contract/orders/invoices.ts';

export interface OrderInvoiceData {
  readonly invoice: Invoice;
  /** From the e-mailed link. */
  readonly token: string | null;
}
