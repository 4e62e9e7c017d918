import type { Call } from './call.ts';
import { truncated } from './caller/network.ts';

export interface FailedSignIn {
  /** `customer:12` or `staff:3`; null without an account, or when none was looked up. */
  readonly account: string | null;
  readonly reason:
    | 'no_account'
    | 'wrong_password'
    | 'wrong_code'
    | 'wrong_passkey'
    | 'account_disabled'
    | 'not_set_up'
    | 'too_many_attempts'
    | 'captcha_missing'
    | 'password_changed_meanwhile';
}

/** Logs a failed sign-in or password check: for whom, from which network and why. Never what was typed. */
export function logFailedSignIn({ log, network }: Pick<Call, 'log' | 'network'>, { account, reason }: FailedSignIn): void {
  log.warn({ account, network: truncated(network), reason }, 'sign-in failed');
}
