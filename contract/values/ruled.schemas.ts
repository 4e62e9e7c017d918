import { z } from 'zod';

/** A field of a form, checked by a rule that says what is wrong with it (`field-rules.ts`). */
export const ruled = (rule: (value: string) => string | null) =>
  z
    .string()
    .default('')
    .superRefine((value, context) => {
      const message = rule(value);
      if (message) context.addIssue({ code: 'custom', message });
    });
