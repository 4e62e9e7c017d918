import { z } from 'zod';
import { codeProblem } from './second-factor-code.ts';

/** A code of an authenticator app or a recovery code, without spaces and hyphens. */
export const secondFactorCode = z
  .string()
  .default('')
  .superRefine((value, context) => {
    const message = codeProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((value) => value.replace(/[\s-]/g, '').toUpperCase());
