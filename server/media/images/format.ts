/** How a picture is sent; the best that the browser says it takes, JPEG to everything else (mail clients, crawlers). */
export const imageFormats = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const;
export type ImageFormat = keyof typeof imageFormats;

/** The format for an `Accept` header. Only what is named counts: `image/*` is what clients say that know neither of the newer ones. */
export function formatFor(accept: string | undefined): ImageFormat {
  if (accept?.includes(imageFormats.avif)) return 'avif';
  return accept?.includes(imageFormats.webp) ? 'webp' : 'jpg';
}
