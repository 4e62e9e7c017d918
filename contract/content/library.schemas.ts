import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { staffOnlyProblems } from '../api/problems.ts';
import { contentLibraryProblems } from './library.rules.ts';
import { contentImage } from './parts.schemas.ts';

const problems = { ...staffOnlyProblems };

const libraryPicture = contentImage.extend({ name: z.string() });
export type LibraryPicture = z.output<typeof libraryPicture>;

/** A picture with its uses: in drafts, in public and in scheduled versions, and on categories, whose `key` is their name and which are of all brands. */
const listedPicture = libraryPicture.extend({
  usedBy: z.array(z.object({ brand: z.string(), brandName: z.string(), kind: z.enum(['page', 'site', 'category']), key: z.string() })),
  /** Uploaded by editors and unused. */
  mayRemove: z.boolean(),
});
export type ListedPicture = z.output<typeof listedPicture>;

export const contentLibraryDeclarations = {
  pictures: {
    name: 'content.staffPictures',
    summary: 'List pictures for pages',
    description: 'Filtered by words in their names, latest first, 60 per page; `after` is the previous response’s `next`.',
    access: 'content.edit',
    query: z.object({ q: z.string().trim().max(100).default(''), after: z.string().max(300).optional() }),
    response: z.object({ pictures: z.array(listedPicture), /** Null after the last ones. */ next: z.string().nullable() }),
    problems,
    whileImpersonating: 'allowed',
  },
  addPicture: {
    name: 'content.staffAddPicture',
    summary: 'Upload a picture for pages',
    description: 'JPEG, PNG, WebP or AVIF, at most 15 MB.',
    access: 'content.edit',
    response: libraryPicture,
    problems: { ...problems, ...contentLibraryProblems },
    originalError: true,
    whileImpersonating: 'allowed',
  },
  removePicture: {
    name: 'content.staffRemovePicture',
    summary: 'Remove an unused picture for pages',
    description: 'Its file is kept while an earlier version uses it. Safe to repeat.',
    access: 'content.edit',
    query: z.object({ url: z.string().max(300) }),
    response: z.object({ ok: z.literal(true) }),
    problems: { ...problems, ...contentLibraryProblems },
    originalError: true,
    whileImpersonating: 'allowed',
  },
  places: {
    name: 'content.staffPlaces',
    summary: 'List link targets for content',
    description: 'Categories by path, and public pages.',
    access: 'content.edit',
    response: z.object({
      categories: z.array(
        z.object({
          path: z.string(),
          /** Paths of categories merged into it, which content may still use. */
          formerPaths: z.array(z.string()),
          title: z.string(),
          slug: z.string(),
          taxonomyId: z.int(),
        }),
      ),
      pages: z.array(z.string()),
    }),
    problems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
