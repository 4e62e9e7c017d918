import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineProblems } from '../problems.ts';
import { staffProblems } from '../staff.ts';

export const contentEditingProblems = defineProblems({
  content_invalid: { status: 400, message: 'Some fields need another look.' },
  version_conflict: { status: 409, message: 'Somebody saved this page after you opened it. Look at their version before you save yours.' },
  version_not_found: { status: 404, message: 'There is no such version.' },
  not_planned: { status: 409, message: 'This has happened already.' },
});

const problems = { unauthorized: staffProblems.unauthorized, forbidden: staffProblems.forbidden, ...contentEditingProblems };

/** A page by its id; what stands on every page is `site`/`site`. */
const document = z.object({
  kind: z.enum(['page', 'site']),
  key: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
});

/** ISO 8601 with its zone; in the past it means now. */
const at = z.iso.datetime({ offset: true }).optional();
const number = z.int().positive();
const done = z.object({ ok: z.literal(true) });

const version = z.object({ number, savedAt: z.string(), savedBy: z.string() });

/** The brand is the one whose address is asked. */
export const contentStaffEndpoints = {
  list: endpoint({
    name: 'content.staffList',
    summary: 'Every content document of a brand, with its draft and what of it is public',
    method: 'GET',
    path: '/api/staff/content',
    response: z.object({
      /** Public pages come from another content system: what is written here is not shown. */
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
          /** What happens next by itself; a null version takes it out of the public. */
          planned: z.object({ version: number.nullable(), at: z.string(), askedBy: z.string() }).nullable(),
        }),
      ),
    }),
    problems,
  }),
  get: endpoint({
    name: 'content.staffGet',
    summary: 'A document’s draft, or one of its versions, with its history and schedule',
    method: 'GET',
    path: '/api/staff/content/:kind/:key',
    params: document,
    query: z.object({ version: z.coerce.number().int().positive().optional() }),
    response: version.extend({
      body: z.record(z.string(), z.unknown()),
      versions: z.array(version),
      /** The latest first; those of the future are planned. A null version takes it out of the public. */
      publications: z.array(
        z.object({ id: z.int(), version: number.nullable(), at: z.string(), askedBy: z.string(), planned: z.boolean() }),
      ),
    }),
    problems,
    originalError: true,
  }),
  save: endpoint({
    name: 'content.staffSave',
    summary: 'Saves a draft as a new version; faults go by the field’s path, e.g. `blocks.2.tiles`',
    method: 'PUT',
    path: '/api/staff/content/:kind/:key',
    params: document,
    body: z.object({
      content: z.record(z.string(), z.unknown()),
      /** The version the editor began with; null for a new document. */
      basedOn: number.nullable(),
    }),
    response: version,
    problems,
    originalError: true,
  }),
  publish: endpoint({
    name: 'content.staffPublish',
    summary: 'Makes a version public (the draft, unless one is named), now or from a moment on',
    method: 'POST',
    path: '/api/staff/content/:kind/:key/publications',
    params: document,
    body: z.object({ version: number.optional(), at }),
    response: z.object({ ok: z.literal(true), version: number }),
    problems,
    originalError: true,
  }),
  unpublish: endpoint({
    name: 'content.staffUnpublish',
    summary: 'Takes a document out of the public, now or from a moment on',
    method: 'POST',
    path: '/api/staff/content/:kind/:key/withdrawals',
    params: document,
    body: z.object({ at }),
    response: done,
    problems,
    originalError: true,
  }),
  cancel: endpoint({
    name: 'content.staffCancel',
    summary: 'Takes something off the schedule',
    method: 'DELETE',
    path: '/api/staff/content/:kind/:key/publications/:publicationId',
    params: document.extend({ publicationId: z.coerce.number().int().positive() }),
    response: done,
    problems,
    originalError: true,
  }),
  restore: endpoint({
    name: 'content.staffRestore',
    summary: 'Makes an old version the draft again',
    method: 'POST',
    path: '/api/staff/content/:kind/:key/restorations',
    params: document,
    body: z.object({ version: number }),
    response: version,
    problems,
    originalError: true,
  }),
  previewLink: endpoint({
    name: 'content.staffPreviewLink',
    summary: 'A link that shows a draft, or a version, as of now or another moment, to whoever has it, for a day',
    method: 'POST',
    path: '/api/staff/content/:kind/:key/previews',
    params: document,
    body: z.object({ version: number.optional(), at: z.iso.datetime({ offset: true }).optional() }),
    response: z.object({ ok: z.literal(true), path: z.string() }),
    problems,
  }),
};
