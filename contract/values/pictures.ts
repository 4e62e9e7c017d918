/** Widths in pixels at which pictures are served (spec §9: device, size and content widths). */
export const pictureWidths: readonly number[] = [
  16, 32, 48, 64, 96, 128, 256, 384, 480, 640, 720, 750, 828, 960, 1080, 1200, 1920, 2048, 3840,
];

const ours = /^\/media\/(.+)$/;

/** Where a stored picture is served at a width of `pictureWidths`; a picture that is kept elsewhere stays where it is. */
export function pictureAt(url: string, width: number): string {
  const [, name] = ours.exec(url) ?? [];
  return name ? `/images/${width}/${name}` : url;
}

/** The `srcset` of a picture at those of the widths that it has; undefined for a picture that is kept elsewhere. */
export function pictureSet(image: { readonly url: string; readonly width: number }, widths: readonly number[]): string | undefined {
  if (!ours.test(image.url)) return undefined;
  return widths
    .filter((width, i) => i === 0 || width <= image.width)
    .map((width) => `${pictureAt(image.url, width)} ${width}w`)
    .join(', ');
}
