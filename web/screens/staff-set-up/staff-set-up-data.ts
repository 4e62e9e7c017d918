export type StaffSetUpData =
  | {
      readonly state: 'open';
      readonly token: string;
      readonly name: string;
      readonly email: string;
      /** Base32 in groups of four. */
      readonly secret: string;
      readonly uri: string;
      /** The QR code of `uri`: its dark modules as a path, and its width in modules. */
      readonly picture: { readonly path: string; readonly size: number };
      readonly errors: Readonly<Record<string, string>>;
      readonly message: string | null;
    }
  | { readonly state: 'done'; readonly recoveryCodes: readonly string[] }
  | { readonly state: 'spent'; readonly message: string };
