/** A signed-in customer, as other domains see them. */
export interface Customer {
  readonly customerId: number;
  /** As it was typed. */
  readonly email: string;
  /** False until the link in the mail has been followed. */
  readonly emailVerified: boolean;
  /** Empty until told. */
  readonly firstName: string;
  readonly lastName: string;
}

/** The address a customer has proved to be theirs; null for a guest and before the mail's link was followed. */
export const provedEmailOf = (customer: Pick<Customer, 'email' | 'emailVerified'> | null): string | null =>
  customer?.emailVerified ? customer.email : null;

/** The form under which an address is unique: providers that tell upper from lower case are not to be found any more. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
