import type { EmailChange, Profile } from '../../../contract/accounts/accounts.ts';

export interface AccountProfileData {
  readonly profile: Profile;
  /** Staff are acting for the customer: they can read the profile, but not change it. */
  readonly isActedFor: boolean;
  /** Waits for its link to be followed. */
  readonly emailChange: EmailChange | null;
  readonly done: string | null;
  /** The fields' texts: the profile's, or as typed after they were refused. */
  readonly typed: { readonly firstName: string; readonly lastName: string; readonly newEmail: string };
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}
