import type { Operation, OperationResult, PaymentProvider } from '../../payments/provider.ts';

/** A provider with books of its own, which answers at once; the books show what it would have moved. */
export class InstantProvider implements PaymentProvider {
  readonly code = 'sandbox';
  readonly name = 'Instant';
  readonly sandbox = true;
  readonly capabilities = { partialCapture: true, authorizationLastsDays: 365 };
  readonly signatureHeader = null;
  readonly books = new Map<string, Operation>();
  /** While true, nothing is answered. */
  isSilent = false;

  readonly authorize: PaymentProvider['authorize'] = async ({ paymentId }) => ({ status: 'succeeded', reference: paymentId });
  readonly lookup: PaymentProvider['lookup'] = async (paymentId) => ({ status: 'succeeded', reference: paymentId });
  readonly abandon: PaymentProvider['abandon'] = async (paymentId) => ({ status: 'succeeded', reference: paymentId });
  readonly capture = (operation: Operation): Promise<OperationResult> => this.#perform(operation);
  readonly void = (operation: Operation): Promise<OperationResult> => this.#perform(operation);
  readonly refund = (operation: Operation): Promise<OperationResult> => this.#perform(operation);
  readonly lookupOperation = async ({ key }: Operation): Promise<OperationResult> => {
    if (this.isSilent) return { status: 'processing' };
    return this.books.has(key) ? { status: 'succeeded', reference: key } : { status: 'unknown' };
  };
  readonly list: PaymentProvider['list'] = async () => ({ entries: [], next: null });
  readonly testConnection: PaymentProvider['testConnection'] = async () => ({ status: 'works' });
  readonly readEvent: PaymentProvider['readEvent'] = async () => null;

  async #perform(operation: Operation): Promise<OperationResult> {
    this.books.set(operation.key, operation);
    return { status: 'succeeded', reference: operation.key };
  }
}
