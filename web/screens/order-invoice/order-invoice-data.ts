import type { Brand } from '../../../brands/brand.ts';
import type { Invoice } from '../../../contract/orders/invoices.ts';

export interface OrderInvoiceData {
  readonly invoice: Invoice;
  /** Who sold it, with the contact details of today. */
  readonly seller: Pick<Brand, 'name' | 'companyName' | 'address' | 'support'>;
  /** From the e-mailed link. */
  readonly token: string | null;
}
