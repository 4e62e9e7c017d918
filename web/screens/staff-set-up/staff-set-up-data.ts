import type { Enrolment } from '../../features/account/enrol-app.tsx';

export type StaffSetUpData =
  | {
      readonly state: 'open';
      readonly token: string;
      readonly name: string;
      readonly email: string;
      readonly enrolment: Enrolment;
      readonly errors: Readonly<Record<string, string>>;
      readonly message: string | null;
    }
  | { readonly state: 'done'; readonly recoveryCodes: readonly string[] }
  | { readonly state: 'spent'; readonly message: string };
