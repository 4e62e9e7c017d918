/** A picture's output format: the best the browser accepts, JPEG for everything else (mail clients, crawlers). */
export const imageFormats = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const;
export type ImageFormat = keyof typeof imageFormats;

/** The format for an `Accept` header. Only explicit types count: `image/*` is sent by clients that know none of the newer ones. */
export function formatFor(accept: string | undefined): ImageFormat {
  if (accept?.includes(imageFormats.avif)) return 'avif';
  return accept?.includes(imageFormats.webp) ? 'webp' : 'jpg';
}
