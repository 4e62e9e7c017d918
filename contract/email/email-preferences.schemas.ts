import { z } from 'zod';
import { captcha } from '../api/captcha.schemas.ts';
import { captchaProblems } from '../api/captcha.ts';
import type { Declarations } from '../api/endpoint.ts';
import { emailProblem } from '../api/field-rules.ts';

/** A brand with optional e-mails, by its key (spec §3 manage-email: siteTypes); `brands/` has the list. */
const siteType = z.string().max(60);

const email = z
  .string()
  .default('')
  .superRefine((value, context) => {
    const message = emailProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((value) => value.trim());

/** From an e-mail's link: proves that the address is the visitor's. */
const token = z.string().max(200).optional();

export const emailPreferenceDeclarations = {
  get: {
    name: 'emailPreferences.get',
    summary: 'Get email preferences by brand',
    description: 'For the address’s owner: signed in, or with the token of an email. Null otherwise.',
    query: z.object({ email: z.string().max(255).optional(), token }),
    response: z.object({
      preferences: z.object({ email: z.string(), siteTypes: z.array(siteType) }).nullable(),
    }),
    whileImpersonating: 'allowed',
  },
  save: {
    name: 'emailPreferences.save',
    summary: 'Set email preferences by brand',
    description: 'Applies at once for the address’s owner. Otherwise the address is emailed a confirmation link (`applied` is false).',
    body: z.object({
      email,
      isDesktop: z.boolean().optional(),
      /** False means no brand, whatever `siteTypes` says. */
      isSubscribed: z.boolean().default(true),
      /** If omitted, the called brand is added to those chosen before. */
      siteTypes: z.array(siteType).max(100).optional(),
      token,
      captcha,
    }),
    response: z.object({ ok: z.literal(true), applied: z.boolean() }),
    problems: captchaProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  leave: {
    name: 'emailPreferences.leave',
    summary: 'Unsubscribe from this brand’s emails',
    description: 'For the address’s owner: signed in, or with the token of an email. Other brands are unaffected.',
    body: z.object({ email: z.string().max(255).optional(), token }),
    response: z.object({ ok: z.literal(true) }),
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
