import { defineProblems } from '../api/problems.ts';

const megabytes = 8;

/** Maximum bytes of an uploaded photo (rulings: Reviews). */
export const photoBytes = megabytes * 1024 * 1024;

/** Types offered by the file chooser. The server decides by the bytes; this spares a wrong file the upload. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Why an uploaded photo is refused. */
export const photoProblems = defineProblems({
  no_photo: { status: 400, message: 'Choose a photo to upload.' },
  photo_too_large: { status: 413, message: `It is larger than ${megabytes} MB.` },
  photo_unsupported: { status: 415, message: 'It is not a JPEG, PNG, WebP or AVIF picture.' },
  video_unsupported: { status: 415, message: 'Videos are not supported.' },
  photo_too_many_pixels: { status: 422, message: 'It has more than 25 megapixels. Please make it smaller and try again.' },
  photo_animated: { status: 415, message: 'Animated images can’t be added. Please choose a still photo.' },
  photo_unreadable: { status: 422, message: 'It could not be read as a picture.' },
});
