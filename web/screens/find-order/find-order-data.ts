export interface FindOrderData {
  readonly orderNumber: string;
  readonly email: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}
