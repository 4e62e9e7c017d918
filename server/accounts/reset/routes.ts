import { accountEndpoints, accountProblems } from '../../../contract/accounts/accounts.ts';
import type { Api } from '../../platform/http/api.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import type { AccountParts } from '../parts.ts';
import { processReset, requestReset, validateReset } from './operations.ts';

const problem = problemsOf(accountProblems);
/** Nobody tries out tokens of 256 bits; what is stopped is keeping the shop busy with it. */
const linkLimit = { rateLimit: { max: 30, windowSeconds: 60 } };

export function bindResets(api: Api, parts: AccountParts): void {
  api.bind(accountEndpoints.requestPasswordReset, async (input, call) => {
    await requestReset(parts, input, call);
    return { ok: true as const };
  });
  api.bind(
    accountEndpoints.validatePasswordReset,
    async ({ token }, call) => {
      await validateReset(parts, token, call.now);
      return { ok: true as const };
    },
    linkLimit,
  );
  api.bind(
    accountEndpoints.processPasswordReset,
    async ({ password, resetToken }, call) => {
      // Clients send the token as a bearer, too (spec §6); another one than in the body is a mistake or worse.
      if (call.bearer !== null && call.bearer !== resetToken) throw problem('link_invalid');
      await processReset(parts, { token: resetToken, password }, call);
      return { ok: true as const };
    },
    linkLimit,
  );
}
