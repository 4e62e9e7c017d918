import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { staffOnlyProblems } from '../api/problems.ts';
import { calendarMoment } from '../values/days.schemas.ts';
import { bigId, largestInteger, wholeNumber } from '../values/numbers.schemas.ts';
import { contentEditingProblems } from './staff.rules.ts';

const problems = { ...staffOnlyProblems, ...contentEditingProblems };

/** A page by its id; the site-wide content is `site`/`site`. */
const document = z.object({
  kind: z.enum(['page', 'site']),
  key: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
});

/** ISO 8601 with zone; a past time means now. */
const at = calendarMoment().optional();
const number = z.int().positive().max(largestInteger);
/** The version that was public when the form was made, null for none; without it, whatever is public is replaced. */
const basedOnPublic = number.nullable().optional();
const page = wholeNumber({ min: 1, max: 10_000 }).default(1);
const done = z.object({ ok: z.literal(true) });

const version = z.object({ number, savedAt: z.string(), savedBy: z.string() });

export const contentStaffDeclarations = {
  list: {
    name: 'content.staffList',
    summary: 'List content documents of a brand',
    description: 'With their drafts and what is published.',
    access: 'content.edit',
    response: z.object({
      /** Public pages come from another content system; pages written here are not shown. */
      isElsewhere: z.boolean(),
      documents: z.array(
        document.extend({
          title: z.string(),
          latest: number,
          savedAt: z.string(),
          savedBy: z.string(),
          public: number.nullable(),
          publicSince: z.string().nullable(),
          publishedBy: z.string().nullable(),
          /** The next scheduled change; a null version unpublishes. */
          planned: z.object({ version: number.nullable(), at: z.string(), askedBy: z.string() }).nullable(),
        }),
      ),
    }),
    problems,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'content.staffGet',
    summary: 'Get a content document',
    description: 'Its draft or one of its versions, with history and schedule, 50 per page each.',
    access: 'content.edit',
    params: document,
    query: z.object({ version: wholeNumber({ min: 1 }).optional(), page, publicationsPage: page }),
    response: version.extend({
      body: z.record(z.string(), z.unknown()),
      /** The number of the version before it; null for the first that is kept. */
      previous: number.nullable(),
      /** The number of the public version; null when none is. */
      public: number.nullable(),
      /** Latest first. */
      versions: z.array(version),
      page: z.int(),
      pages: z.int(),
      /** Latest first; future ones are scheduled. A null version unpublishes. */
      publications: z.array(
        z.object({ id: z.int(), version: number.nullable(), at: z.string(), askedBy: z.string(), planned: z.boolean() }),
      ),
      publicationsPage: z.int(),
      publicationsPages: z.int(),
    }),
    problems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  save: {
    name: 'content.staffSave',
    summary: 'Save a draft as a new version',
    description: 'Errors are keyed by field path, such as `blocks.2.tiles`.',
    access: 'content.edit',
    params: document,
    body: z.object({
      content: z.record(z.string(), z.unknown()),
      /** The version the editor started from; null for a new document. */
      basedOn: number.nullable(),
    }),
    response: version,
    problems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  publish: {
    name: 'content.staffPublish',
    summary: 'Publish a document',
    description: 'The draft, or the version named, now or at a given time.',
    access: 'content.publish',
    params: document,
    body: z.object({
      version: number.optional(),
      at,
      basedOn: basedOnPublic,
    }),
    response: z.object({ ok: z.literal(true), version: number }),
    problems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  unpublish: {
    name: 'content.staffUnpublish',
    summary: 'Unpublish a document',
    description: 'Now or at a given time.',
    access: 'content.publish',
    params: document,
    body: z.object({ at, basedOn: basedOnPublic }),
    response: done,
    problems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  cancel: {
    name: 'content.staffCancel',
    summary: 'Cancel a scheduled publication',
    access: 'content.publish',
    params: document.extend({ publicationId: bigId }),
    response: done,
    problems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  restore: {
    name: 'content.staffRestore',
    summary: 'Restore a version as the draft',
    access: 'content.edit',
    params: document,
    body: z.object({ version: number }),
    response: version,
    problems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  previewLink: {
    name: 'content.staffPreviewLink',
    summary: 'Create a preview link',
    description: 'Shows the draft or a version, now or at a given time, to anyone with the link, for a day.',
    access: 'content.edit',
    params: document,
    body: z.object({ version: number.optional(), at: calendarMoment().optional() }),
    response: z.object({ ok: z.literal(true), path: z.string() }),
    problems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
