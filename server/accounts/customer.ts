/** A signed-in customer, as other domains see them. */
export interface Customer {
  readonly customerId: number;
  /** As typed. */
  readonly email: string;
  /** False until the e-mailed link was followed. */
  readonly emailVerified: boolean;
  /** Empty until known. */
  readonly firstName: string;
  readonly lastName: string;
}

/** The customer's verified address; null for a guest and before verification. */
export const provedEmailOf = (customer: Pick<Customer, 'email' | 'emailVerified'> | null): string | null =>
  customer?.emailVerified ? customer.email : null;

/** The form in which an address is unique: lowercase, as no provider distinguishes case any more. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
