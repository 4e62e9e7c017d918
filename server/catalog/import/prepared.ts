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
  /** Taken where somebody might have it. */
  inRoom?: boolean;
}

/** A photo that is drawn for one of a product's reviews. */
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
  /** Pictures to draw; by default one is guessed for a product without a usable picture. */
  pictures?: readonly DrawnPicture[];
  snapshots?: readonly ReviewSnapshot[];
  /** A GLB file that comes with the program. */
  modelFile?: string;
  /** A film that comes with the program. */
  film?: FilmFile;
  hash: string;
}

/** What goes with a record. */
export type Given = Pick<Prepared, 'pictures' | 'snapshots' | 'modelFile' | 'film'> & {
  /** Sizes and times of the files in a folder that the record names. */
  files?: readonly string[];
};

export function prepare(record: ProductRecord, { files = [], ...given }: Given = {}): Prepared {
  const { pictures, snapshots, modelFile, film } = given;
  const more = [
    ...(snapshots ? [snapshots] : []),
    ...(modelFile ? [modelFile] : []),
    ...(film ? [film] : []),
    ...(files.length > 0 ? [files] : []),
  ];
  const hash = createHash('sha256')
    .update(JSON.stringify([record, pictures ?? null, ...more]))
    .digest('base64url');
  return { record, ...given, hash };
}

/** A picture as it is stored. */
export type StoredImage = ImageRecord & {
  /** Where it was fetched from. */
  from?: string;
};

/** What is stored though nothing has changed, since files were missing when it was stored before. */
export type Again = Prepared & { again: boolean };

/** A record with the pictures and the model it is stored with. */
export interface Illustrated extends Prepared {
  images: readonly StoredImage[];
  /** Where its model is served. */
  model: string | null;
  again?: boolean;
}
