import { accountEndpoints, accountProblems } from '../../../contract/accounts/accounts.ts';
import type { Api } from '../../platform/http/api.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import type { AccountParts } from '../parts.ts';
import { processReset, requestReset, validateReset } from './operations.ts';

const problem = problemsOf(accountProblems);
/** Tokens of 256 bits cannot be guessed; this stops the load of trying. */
const linkLimit = { rateLimit: { max: 30, windowSeconds: 60 } };

export function bindResets(api: Api, parts: AccountParts): void {
  api.bind(accountEndpoints.requestPasswordReset, async (input, call) => {
    await requestReset(parts, input, call);
    return { ok: true as const };
  });
  api.bind(
    accountEndpoints.validatePasswordReset,
    async ({ token }, call) => ({ ok: true as const, startsOver: await validateReset(parts, token, call) }),
    linkLimit,
  );
  api.bind(
    accountEndpoints.processPasswordReset,
    async ({ password, resetToken }, call) => {
      // Clients may also send the token as a bearer (spec §6); one that differs from the body is an error.
      if (call.bearer !== null && call.bearer !== resetToken) throw problem('link_invalid');
      await processReset(parts, { token: resetToken, password }, call);
      return { ok: true as const };
    },
    linkLimit,
  );
}
