import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineProblems } from '../problems.ts';
import { staffProblems } from '../staff.ts';
import { contentImage } from './parts.ts';

/** A picture that is sent may be so large, in bytes. */
export const pictureBytes = 15 * 1024 * 1024;

export const contentLibraryProblems = defineProblems({
  no_picture: { status: 400, message: 'Choose a picture to send.' },
  picture_too_large: { status: 413, message: 'A picture may be 15 MB at the most.' },
  picture_used: { status: 409, message: 'This picture stands on a page, in a draft or in what is planned.' },
  picture_built_in: { status: 409, message: 'This picture came with the shop and stays in its library.' },
  picture_unreadable: { status: 400, message: 'This is no picture that can be opened. JPEG, PNG, WebP and AVIF can.' },
});

const problems = { unauthorized: staffProblems.unauthorized, forbidden: staffProblems.forbidden };

export const libraryPicture = contentImage.extend({ name: z.string() });
export type LibraryPicture = z.output<typeof libraryPicture>;

/** A picture with what shows it: drafts, what is public, and what is planned. */
const listedPicture = libraryPicture.extend({
  usedBy: z.array(z.object({ brand: z.string(), kind: z.enum(['page', 'site']), key: z.string() })),
  /** Editors sent it, and nothing shows it. */
  mayRemove: z.boolean(),
});
export type ListedPicture = z.output<typeof listedPicture>;

/** What editors choose from. */
export const contentLibraryEndpoints = {
  pictures: endpoint({
    name: 'content.staffPictures',
    summary: 'Pictures for pages by words of their names, the latest first, sixty at the most',
    method: 'GET',
    path: '/api/staff/content/pictures',
    query: z.object({ q: z.string().trim().max(100).default('') }),
    response: z.object({ pictures: z.array(listedPicture) }),
    problems,
  }),
  addPicture: endpoint({
    name: 'content.staffAddPicture',
    summary: 'Takes a picture (JPEG, PNG, WebP or AVIF, 15 MB at the most) into the library of pictures for pages',
    method: 'POST',
    path: '/api/staff/content/pictures',
    upload: 'picture',
    response: libraryPicture,
    problems: { ...problems, ...contentLibraryProblems },
    originalError: true,
  }),
  removePicture: endpoint({
    name: 'content.staffRemovePicture',
    summary: 'Takes a picture that nothing shows out of the library. Its file stays while a version of before has it; safe to repeat',
    method: 'DELETE',
    path: '/api/staff/content/pictures',
    query: z.object({ url: z.string().max(300) }),
    response: z.object({ ok: z.literal(true) }),
    problems: { ...problems, ...contentLibraryProblems },
    originalError: true,
  }),
  places: endpoint({
    name: 'content.staffPlaces',
    summary: 'Where content may lead and what it may be about: categories by their paths, and the public pages',
    method: 'GET',
    path: '/api/staff/content/places',
    response: z.object({
      categories: z.array(z.object({ path: z.string(), title: z.string(), slug: z.string(), taxonomyId: z.int() })),
      pages: z.array(z.string()),
    }),
    problems,
  }),
};
