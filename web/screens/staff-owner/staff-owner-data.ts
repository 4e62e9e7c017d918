export type StaffOwnerData =
  | {
      readonly state: 'open';
      readonly token: string;
      /** As typed before. */
      readonly name: string;
      readonly email: string;
      readonly errors: Readonly<Record<string, string>>;
      readonly message: string | null;
    }
  | { readonly state: 'spent'; readonly message: string };
