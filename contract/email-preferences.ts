import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { family } from './family.ts';
import { emailProblem } from './field-rules.ts';

/** Brands whose mail can be chosen (spec §3 manage-email: siteTypes). */
export const siteTypes = family;

export const siteType = z.enum(siteTypes.map(({ key }) => key));
export type SiteType = z.infer<typeof siteType>;

const email = z
  .string()
  .default('')
  .superRefine((value, context) => {
    const message = emailProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((value) => value.trim());

/** From a mail's link: shows that the address is the visitor's. */
const token = z.string().max(200).optional();

export const emailPreferenceEndpoints = {
  get: endpoint({
    name: 'emailPreferences.get',
    summary: 'Which brands write to an address, for its owner: signed in, or with a mail’s token; otherwise null',
    method: 'GET',
    path: '/api/user/manage-email',
    query: z.object({ email: z.string().max(255).optional(), token }),
    response: z.object({
      preferences: z.object({ email: z.string(), siteTypes: z.array(siteType) }).nullable(),
    }),
  }),
  save: endpoint({
    name: 'emailPreferences.save',
    summary:
      'Sets which brands may write to an address. Its owner’s word counts at once; anybody else’s is mailed to the address to be confirmed (`applied` false)',
    method: 'POST',
    path: '/api/user/manage-email',
    body: z.object({
      email,
      isDesktop: z.boolean().optional(),
      /** False: none of the brands, whatever `siteTypes` says. */
      isSubscribed: z.boolean().default(true),
      siteTypes: z.array(siteType).max(siteTypes.length).default([]),
      token,
    }),
    response: z.object({ ok: z.literal(true), applied: z.boolean() }),
    originalError: true,
  }),
};
