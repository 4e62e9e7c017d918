import type { Enrolment } from '../../features/account/enrol-app.tsx';

/** A form with its errors. */
interface Asked {
  readonly email: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}

export type AccountTwoStepData =
  | ({ readonly state: 'off'; readonly setUp: string; readonly enrolment: Enrolment } & Asked)
  | { readonly state: 'done'; readonly recoveryCodes: readonly string[] }
  | ({
      readonly state: 'on';
      /** ISO timestamp (UTC). */
      readonly since: string;
      readonly recoveryCodesLeft: number;
    } & Asked);
