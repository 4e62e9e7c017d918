import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { textProblem } from '../api/field-rules.ts';
import { bigId, wholeNumber } from '../values/numbers.schemas.ts';
import { apiKeyProblems, keyScopes } from './api-keys.rules.ts';

const scope = z.enum(keyScopes, 'Unknown permission');

const apiKey = z.object({
  keyId: z.int(),
  name: z.string(),
  /** The beginning of the secret. */
  prefix: z.string(),
  scopes: z.array(z.string()),
  state: z.enum(['active', 'expired', 'revoked']),
  createdBy: z.string(),
  /** ISO timestamps (UTC). */
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});
export type ListedApiKey = z.infer<typeof apiKey>;

const name = z
  .string()
  .default('')
  .superRefine((value, context) => {
    const message = textProblem('Name', value, { max: 60 });
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((value) => value.trim());

export const apiKeyDeclarations = {
  list: {
    name: 'apiKeys.list',
    summary: 'List API keys',
    description: 'Active ones first, 50 per page. Secrets are never returned.',
    access: 'integrations.manage',
    query: z.object({ page: wholeNumber({ min: 1, max: 10_000 }).default(1) }),
    response: z.object({ keys: z.array(apiKey), total: z.int(), page: z.int(), pages: z.int() }),
    problems: apiKeyProblems,
    whileImpersonating: 'allowed',
  },
  create: {
    name: 'apiKeys.create',
    summary: 'Create an API key',
    description: 'With some of the staff permissions. The secret is returned only here.',
    access: 'integrations.manage',
    body: z.object({
      name,
      scopes: z.array(scope).min(1, 'Select at least one permission').max(100),
      /** Omitted or null: it does not expire. */
      expiresInDays: wholeNumber({ min: 1, max: 3650 }).nullish(),
    }),
    response: z.object({ ok: z.literal(true), key: apiKey, secret: z.string() }),
    problems: apiKeyProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  revoke: {
    name: 'apiKeys.revoke',
    summary: 'Revoke an API key',
    description: 'At once and permanently. Safe to repeat.',
    access: 'integrations.manage',
    params: z.object({ keyId: bigId }),
    response: z.object({ ok: z.literal(true) }),
    problems: apiKeyProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
