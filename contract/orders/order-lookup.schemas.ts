import { z } from 'zod';
import { captcha } from '../api/captcha.schemas.ts';
import type { Declarations } from '../api/endpoint.ts';
import { emailProblem } from '../api/field-rules.ts';
import { ruled } from '../values/ruled.schemas.ts';
import { lookupProblems, orderNumberIn, orderNumberProblem } from './order-lookup.rules.ts';
import { orderNumber } from './orders.schemas.ts';

export const orderLookupDeclarations = {
  find: {
    name: 'orders.lookUp',
    summary: 'Find an order by number and email',
    description: 'Returns an access token. Every failed look-up gets the same response.',
    body: z.object({
      orderNumber: ruled(orderNumberProblem).transform(orderNumberIn),
      email: ruled(emailProblem).transform((value) => value.trim()),
      captcha,
    }),
    response: z.object({ orderNumber, token: z.string() }),
    problems: lookupProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
