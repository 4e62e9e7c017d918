import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { bigId } from '../values/numbers.schemas.ts';
import { password } from './accounts.schemas.ts';
import { passkeyNameProblem, passkeyProblems } from './passkeys.rules.ts';

/** Bytes of the Web Authentication API, as its JSON has them. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]*$/);

const name = z
  .string()
  .trim()
  .default('')
  .superRefine((value, context) => {
    const message = passkeyNameProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() });

/** `PublicKeyCredentialCreationOptionsJSON`: how the browser is to make a passkey. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** `PublicKeyCredentialRequestOptionsJSON`: how the browser is to ask for a passkey. */
export const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  userVerification: z.literal('required'),
});

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
};
const clientDataJSON = bytes(4096);

/** `RegistrationResponseJSON`: a passkey that was made. */
const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(16_384),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

/** `AuthenticationResponseJSON`: a passkey’s signature. */
const signed = z.object({
  ...credential,
  response: z.object({ clientDataJSON, authenticatorData: bytes(4096), signature: bytes(8192), userHandle: bytes(100).optional() }),
});

const passkey = z.object({
  passkeyId: z.int(),
  name: z.string(),
  /** The host where it was made, and the only one where it works. */
  host: z.string(),
  /** ISO timestamps (UTC). */
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const done = z.object({ ok: z.literal(true) });
const answers = { problems: passkeyProblems, originalError: true } as const;

export const passkeyDeclarations = {
  list: {
    name: 'passkeys.list',
    summary: 'List passkeys',
    description: 'Newest first, with the host they are created for.',
    access: 'customer',
    response: z.object({ host: z.string(), passkeys: z.array(passkey) }),
    problems: passkeyProblems,
  },
  begin: {
    name: 'passkeys.begin',
    summary: 'Start creating a passkey',
    description: 'Requires the password. Returns the creation options for the browser, valid for five minutes.',
    access: 'customer',
    body: z.object({ name, password }),
    response: creationOptions,
    ...answers,
  },
  add: {
    name: 'passkeys.add',
    summary: 'Add a passkey',
    description: 'Notifies the customer by email.',
    access: 'customer',
    body: z.object({ name, credential: made }),
    response: done,
    ...answers,
  },
  remove: {
    name: 'passkeys.delete',
    summary: 'Delete a passkey',
    description: 'Notifies the customer by email. Sessions stay signed in.',
    access: 'customer',
    params: z.object({ passkeyId: bigId }),
    response: done,
    ...answers,
  },
  beginSignIn: {
    name: 'passkeys.beginSignIn',
    summary: 'Start a passkey sign-in',
    description: 'Returns the request options for the browser, valid for five minutes.',
    response: requestOptions,
    ...answers,
  },
  signIn: {
    name: 'passkeys.signIn',
    summary: 'Sign in with a passkey',
    description: 'Counts as both steps of two-step sign-in. Merges the guest’s cart in the same transaction.',
    body: z.object({ credential: signed }),
    response: done,
    ...answers,
  },
} satisfies Declarations;
