import { readFile } from 'node:fs/promises';
import { type MediaStore, snapshotInto } from '../../media/index.ts';
import type { Gathered } from './gather/gather.ts';
import type { FilmFile, Illustrated, PhotographFile, Prepared } from './prepared.ts';
import type { ImageRecord, ProductRecord } from './record.ts';

/** Assigns pictures and model: the product's own photographs, else those gathered for it. */
export async function illustrate(store: MediaStore, entry: Prepared, gathered?: Pick<Gathered, 'images' | 'model'>): Promise<Illustrated> {
  const images: ImageRecord[] = [];
  for (const { photograph, alt, skus, view } of entry.pictures ?? []) {
    images.push({ ...(await keepPhotograph(store, photograph)), alt, ...(skus && { skus: [...skus] }), ...(view && { view }) });
  }
  images.push(...(gathered?.images ?? entry.record.images ?? []));
  const model = entry.modelFile ? await store.put(await readFile(entry.modelFile), 'glb') : (gathered?.model ?? null);
  return { ...entry, record: await withFilm(store, entry.film, await withSnapshots(store, entry)), images, model };
}

/** Stores the photos of reviews that have some. */
async function withSnapshots(store: MediaStore, { record, snapshots = [] }: Prepared): Promise<ProductRecord> {
  if (snapshots.length === 0 || !record.reviews) return record;
  const reviews = [...record.reviews];
  for (const { review, snapshot } of snapshots) {
    const shown = reviews[review];
    if (shown) reviews[review] = { ...shown, photos: [...(shown.photos ?? []), await snapshotInto(store, snapshot)] };
  }
  return { ...record, reviews };
}

async function withFilm(store: MediaStore, film: FilmFile | undefined, record: ProductRecord): Promise<ProductRecord> {
  if (!film) return record;
  const url = await store.put(await readFile(film.file), 'mp4');
  return { ...record, video: { url, title: film.title, poster: await store.put(await readFile(film.poster), 'webp') } };
}

async function keepPhotograph(store: MediaStore, { file, width, height, tint }: PhotographFile) {
  return { src: await store.put(await readFile(file), 'webp'), width, height, tint };
}
