import { defineProblems } from '../api/problems.ts';

/** Maximum bytes of an uploaded picture. */
export const pictureBytes = 15 * 1024 * 1024;

export const contentLibraryProblems = defineProblems({
  no_picture: { status: 400, message: 'Choose an image to upload.' },
  picture_too_large: { status: 413, message: 'Images can be up to 15 MB.' },
  picture_used: { status: 409, message: 'This image is used on a page, in a draft, in a scheduled version or by a category.' },
  picture_built_in: { status: 409, message: 'This image is built in and can’t be deleted.' },
  picture_unreadable: { status: 400, message: 'This image can’t be opened. Use JPEG, PNG, WebP or AVIF.' },
});
