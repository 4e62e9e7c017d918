import { createHash } from 'node:crypto';
import type { Drawing, Snapshot } from '../../media/index.ts';
import type { ImageRecord, ProductRecord } from './record.ts';

/** A photograph that comes with the program: a WebP file, its pixels and the colour shown before it has come. */
export interface PhotographFile {
  file: string;
  width: number;
  height: number;
  tint: string;
}

/** A picture that is drawn for a product. */
export interface DrawnPicture {
  drawing: Drawing;
  /** Takes the drawing's place. */
  photograph?: PhotographFile;
  alt: string;
  /** SKUs it shows; none means all. */
  skus?: readonly string[];
}

/** A photo that is drawn for one of a product's reviews. */
export interface ReviewSnapshot {
  /** The review's place in the record. */
  review: number;
  snapshot: Snapshot;
}

/** A checked record and what identifies its content. */
export interface Prepared {
  record: ProductRecord;
  /** Pictures to draw; by default one is guessed for a product without a usable picture. */
  pictures?: readonly DrawnPicture[];
  snapshots?: readonly ReviewSnapshot[];
  hash: string;
}

export function prepare(record: ProductRecord, pictures?: readonly DrawnPicture[], snapshots?: readonly ReviewSnapshot[]): Prepared {
  const hash = createHash('sha256')
    .update(JSON.stringify([record, pictures ?? null, ...(snapshots ? [snapshots] : [])]))
    .digest('base64url');
  return { record, ...(pictures && { pictures }), ...(snapshots && { snapshots }), hash };
}

/** A record with the pictures it is stored with. */
export interface Illustrated extends Prepared {
  images: readonly ImageRecord[];
}
