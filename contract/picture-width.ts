/** Widths a kept photo is served at, in pixels: the review carousel's 152 and the modal's 450 (spec §9), each also for dense screens. */
export const photoWidths = [152, 304, 450, 900] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** The address of a kept photo at a width; drawings and pictures elsewhere have none of their own and stay as they are. */
export function atWidth(url: string, width: PhotoWidth): string {
  return /^\/media\/[0-9a-f]{2}\/[0-9a-f]{30}\.webp$/.test(url) ? url.replace('/media/', `/media/${width}/`) : url;
}
