import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { retentionBounds, retentionProblems } from './retention.rules.ts';
import { settingsVersion } from './settings.schemas.ts';

const { least, most } = retentionBounds;

/** Days; null is the default. */
const days = z
  .preprocess(
    (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
    z.int({ error: 'Enter whole days, such as 90' }),
  )
  .pipe(z.int().min(least, `At least ${least} days`).max(most, `At most ${most} days, five years`))
  .nullable()
  .default(null);

/** Days to keep each kind of data, as staff have set them. */
export const retentionSettings = z.object({
  carts: days,
  saved: days,
  checkouts: days,
  drafts: days,
  alerts: days,
  emails: days,
  notifications: days,
  returnPhotos: days,
});
export type RetentionSettings = z.output<typeof retentionSettings>;

const inForce = z.object({
  carts: z.int(),
  saved: z.int(),
  checkouts: z.int(),
  drafts: z.int(),
  alerts: z.int(),
  emails: z.int(),
  notifications: z.int(),
  returnPhotos: z.int(),
});

export const retentionDeclarations = {
  get: {
    name: 'settings.getRetention',
    summary: 'Get data retention settings',
    description:
      'Days that data of all brands is kept before a nightly job deletes it, as set by staff and as in force, with the latest versions.',
    access: 'settings.edit',
    response: z.object({
      /** 0 while nothing has been set. */
      version: z.int(),
      own: retentionSettings,
      days: inForce,
      history: z.array(settingsVersion),
    }),
    problems: retentionProblems,
    whileImpersonating: 'allowed',
  },
  set: {
    name: 'settings.setRetention',
    summary: 'Set data retention',
    description: 'In days, for all brands. Older data is deleted the next night. `version` is the version the change is based on.',
    access: 'settings.edit',
    body: retentionSettings.extend({ version: wholeNumber({ min: 0 }) }),
    response: z.object({ ok: z.literal(true) }),
    problems: retentionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
