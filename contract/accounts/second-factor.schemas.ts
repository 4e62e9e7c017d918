import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { secondFactorCode as code } from '../api/second-factor-code.schemas.ts';
import { password } from './accounts.schemas.ts';
import { secondFactorProblems } from './second-factor.rules.ts';

/** A set-up that was begun: the secret, encrypted for the shop alone. */
const setUp = z.string().max(400);

const changing = { access: 'customer', problems: secondFactorProblems, originalError: true } as const;

export const secondFactorDeclarations = {
  confirmCode: {
    name: 'accounts.confirmCode',
    summary: 'Complete two-step sign-in with a code',
    description:
      'Within ten minutes of the password step (`code_needed`). Takes an authenticator code or a recovery code; each works once.',
    body: z.object({ code }),
    response: z.object({ ok: z.literal(true) }),
    problems: secondFactorProblems,
    originalError: true,
  },
  getSecondFactor: {
    name: 'accounts.getSecondFactor',
    summary: 'Get two-step sign-in status',
    access: 'customer',
    /** ISO timestamp (UTC); null while it is off. */
    response: z.object({ since: z.string().nullable(), recoveryCodesLeft: z.int() }),
    problems: secondFactorProblems,
  },
  beginSetUp: {
    name: 'accounts.beginSecondFactor',
    summary: 'Start setting up two-step sign-in',
    description: 'Returns a secret for the authenticator app, to be confirmed within 30 minutes. Nothing is stored until then.',
    /** Begun before; answered again while it lasts. */
    body: z.object({ setUp: setUp.optional() }),
    response: z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** `otpauth://totp/…`, for the QR code. */
      uri: z.string(),
      setUp: z.string(),
    }),
    ...changing,
  },
  turnOn: {
    name: 'accounts.turnOnSecondFactor',
    summary: 'Turn on two-step sign-in',
    description:
      'Requires the password and a code. Returns the recovery codes, which are not shown again. This device gets a new session; all other sessions and all links end.',
    body: z.object({ setUp, password, code }),
    response: z.object({ ok: z.literal(true), recoveryCodes: z.array(z.string()) }),
    ...changing,
  },
  turnOff: {
    name: 'accounts.turnOffSecondFactor',
    summary: 'Turn off two-step sign-in',
    description: 'Requires the password and a code. This device gets a new session; all other sessions and all links end.',
    body: z.object({ password, code }),
    response: z.object({ ok: z.literal(true) }),
    ...changing,
  },
} satisfies Declarations;
