import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { cents } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { settingsVersion } from './settings.schemas.ts';
import { mostShipping, shippingProblems } from './shipping.rules.ts';

/** Cents; null follows the default. */
const figure = z.int().nonnegative().max(mostShipping).nullable().default(null);

/** A brand's shipping figures as staff have set them. */
export const shippingSettings = z.object({
  /** Contiguous US; also for large items. */
  standard: figure,
  /** Free in the contiguous US above this value of goods after discounts. */
  freeOver: figure,
  /** Alaska, Hawaii, military mail. */
  remote: figure,
  poBox: figure,
  canada: figure,
  /** Added for large items where delivery is never free. */
  heavy: figure,
});
export type ShippingSettings = z.output<typeof shippingSettings>;

export const shippingSettingsDeclarations = {
  get: {
    name: 'settings.getShipping',
    summary: 'The brand’s shipping figures: those that staff have set, and the defaults; with the latest versions',
    access: 'settings.edit',
    response: z.object({
      /** 0 while nothing has been set. */
      version: z.int(),
      own: shippingSettings,
      /** Of the content, where it names any, else built in. */
      defaults: z.object({ standard: cents, freeOver: cents, remote: cents, poBox: cents, canada: cents, heavy: cents }),
      history: z.array(settingsVersion),
    }),
    problems: shippingProblems,
    whileImpersonating: 'allowed',
  },
  set: {
    name: 'settings.setShipping',
    summary: 'Sets the brand’s shipping figures; `version` is the one they are based on',
    access: 'settings.edit',
    body: z.object({ version: wholeNumber({ min: 0 }), figures: shippingSettings }),
    response: z.object({ ok: z.literal(true) }),
    problems: shippingProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
