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
    summary:
      'Second step of signing in, within ten minutes of the password (`code_needed`): a code of the authenticator app, or a recovery code, each of which counts once',
    body: z.object({ code }),
    response: z.object({ ok: z.literal(true) }),
    problems: secondFactorProblems,
    originalError: true,
  },
  getSecondFactor: {
    name: 'accounts.getSecondFactor',
    summary: 'Whether the customer signs in by two steps',
    access: 'customer',
    /** ISO timestamp (UTC); null while it is off. */
    response: z.object({ since: z.string().nullable(), recoveryCodesLeft: z.int() }),
    problems: secondFactorProblems,
  },
  beginSetUp: {
    name: 'accounts.beginSecondFactor',
    summary: 'A secret for the customer’s authenticator app, to be confirmed within half an hour; nothing is stored until then',
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
    summary:
      'Turns two-step sign-in on, knowing the password and a code of the app; answers the recovery codes, which are never shown again. This device gets a new session, all others end, and every link is void',
    body: z.object({ setUp, password, code }),
    response: z.object({ ok: z.literal(true), recoveryCodes: z.array(z.string()) }),
    ...changing,
  },
  turnOff: {
    name: 'accounts.turnOffSecondFactor',
    summary:
      'Turns two-step sign-in off, knowing the password and a code. This device gets a new session, all others end, and every link is void',
    body: z.object({ password, code }),
    response: z.object({ ok: z.literal(true) }),
    ...changing,
  },
} satisfies Declarations;
