/** Identifies an order by number, with the e-mailed token if any. */
export interface OrderKey {
  readonly orderNumber: string;
  readonly token?: string;
}

/** The order of a page's address; null for an address without one. */
export function orderKeyIn({ searchParams }: URL): OrderKey | null {
  const orderNumber = searchParams.get('order');
  const token = searchParams.get('token');
  return orderNumber ? { orderNumber, ...(token && { token }) } : null;
}
