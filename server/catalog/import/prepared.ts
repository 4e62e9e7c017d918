import { createHash } from 'node:crypto';
import type { Snapshot } from '../../media/index.ts';
import type { ImageRecord, ProductRecord } from './record.ts';

/** A built-in photograph: a WebP file, its pixels and its placeholder colour. */
export interface PhotographFile {
  file: string;
  width: number;
  height: number;
  tint: string;
}

/** A photograph with the part of a product it shows. */
export interface ProductPicture {
  photograph: PhotographFile;
  alt: string;
  /** SKUs it shows; none means all. */
  skus?: readonly string[];
  /** The product with its measures, or in a room. */
  view?: 'scale' | 'room';
}

/** A photo that comes with one of a product's reviews. */
export interface ReviewSnapshot {
  /** The review's place in the record. */
  review: number;
  snapshot: Snapshot;
}

/** A film: an MP4 file, and the WebP shown before it plays. */
export interface FilmFile {
  file: string;
  poster: string;
  title: string;
}

/** A checked record and what identifies its content. */
export interface Prepared {
  record: ProductRecord;
  /** Photographs that come with the program. */
  pictures?: readonly ProductPicture[];
  snapshots?: readonly ReviewSnapshot[];
  /** A GLB file that comes with the program. */
  modelFile?: string;
  /** A film that comes with the program. */
  film?: FilmFile;
  hash: string;
}

/** What goes with a record. */
export type Given = Pick<Prepared, 'pictures' | 'snapshots' | 'modelFile' | 'film'>;

export function prepare(record: ProductRecord, given: Given = {}): Prepared {
  const { pictures, snapshots, modelFile, film } = given;
  const more = [...(snapshots ? [snapshots] : []), ...(modelFile ? [modelFile] : []), ...(film ? [film] : [])];
  const hash = createHash('sha256')
    .update(JSON.stringify([record, pictures ?? null, ...more]))
    .digest('base64url');
  return { record, ...given, hash };
}

/** A picture as it is stored. */
export type StoredImage = ImageRecord & {
  /** Its original source. */
  from?: string;
};

/** A record with its stored pictures and model. */
export interface Illustrated extends Prepared {
  images: readonly StoredImage[];
  /** Where its model is served. */
  model: string | null;
}
