import type { Image } from '../../contract/catalog/catalog.ts';

/** A photo as it is kept with its review. */
export interface StoredPhoto {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly tint: string;
}

/** A photo as it is shown. What is on it only its author knows, so the words say whose it is. */
export function presentPhoto({ src, width, height, tint }: StoredPhoto, author: string): Image {
  return { url: src, alt: `Photo by ${author}`, width, height, tint };
}
