import type { Image } from '../../contract/catalog/catalog.ts';

/** A photo as stored with its review. */
export interface StoredPhoto {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly tint: string;
}

/** A photo as shown. Only its author knows what is on it, so the alt text says whose it is. */
export function presentPhoto({ src, width, height, tint }: StoredPhoto, author: string): Image {
  return { url: src, alt: `Photo by ${author}`, width, height, tint };
}
