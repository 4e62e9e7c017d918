/** Widths in pixels of served pictures (spec §9: device, size and content widths). */
export const pictureWidths: readonly number[] = [
  16, 32, 48, 64, 96, 128, 256, 384, 480, 640, 720, 750, 828, 960, 1080, 1200, 1920, 2048, 3840,
];

const ours = /^\/media\/(.+)$/;

/** The URL of a stored picture at one of `pictureWidths`; an external picture keeps its own. */
export function pictureAt(url: string, width: number): string {
  const [, name] = ours.exec(url) ?? [];
  return name ? `/images/${width}/${name}` : url;
}

/**
 * A picture's `srcset` for these widths up to its own; undefined for an external picture. Its own is always among them, at the address of the next
 * width up, since pictures are never enlarged.
 */
export function pictureSet(image: { readonly url: string; readonly width: number }, widths: readonly number[]): string | undefined {
  if (!ours.test(image.url)) return undefined;
  const next = widths.findIndex((width) => width >= image.width);
  return (next === -1 ? widths : widths.slice(0, next + 1))
    .map((width) => `${pictureAt(image.url, width)} ${Math.min(width, image.width)}w`)
    .join(', ');
}
