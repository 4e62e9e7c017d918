import { readFile } from 'node:fs/promises';
import { drawInto, guessDrawing, type MediaStore, placeOfDrawing, snapshotInto } from '../../media/index.ts';
import type { Gathered } from './gather/gather.ts';
import type { FilmFile, Illustrated, PhotographFile, Prepared } from './prepared.ts';
import type { ImageRecord, ProductRecord } from './record.ts';

/** A product with a hundred colours does not need a hundred drawings. */
const mostColors = 12;

/**
 * Gives a product its pictures and its model: the photographs and drawings it comes with, else those that were gathered for it. A product with
 * neither is drawn as its name suggests, once per colour.
 */
export async function illustrate(store: MediaStore, entry: Prepared, gathered?: Pick<Gathered, 'images' | 'model'>): Promise<Illustrated> {
  const own = gathered?.images ?? entry.record.images ?? [];
  const usable = own.some((image) => image.src.startsWith('/'));
  const drawn: ImageRecord[] = entry.pictures || usable ? [] : guessed(entry.record);
  for (const { drawing, photograph, alt, skus, inRoom } of entry.pictures ?? []) {
    const view = inRoom ? 'room' : drawing.view === 'scale' && 'scale';
    const kept = photograph ? await keepPhotograph(store, photograph) : await drawInto(store, drawing);
    drawn.push({ ...kept, alt, ...(skus && { skus: [...skus] }), ...(view && { view }) });
  }
  const model = entry.modelFile ? await store.put(await readFile(entry.modelFile), 'glb') : (gathered?.model ?? null);
  return { ...entry, record: await withFilm(store, entry.film, await withSnapshots(store, entry)), images: [...drawn, ...own], model };
}

/** Photos are taken for the reviews that are to have some. */
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

/** Nothing is drawn yet: most of a large catalogue's pictures are looked at by nobody for a long time (0028). */
function guessed(record: ProductRecord): ImageRecord[] {
  const category = record.category;
  const style = record.tags?.join(' ') ?? '';
  const color = record.options?.find((option) => option.name === 'Color');
  const colors = (color?.values ?? []).slice(0, mostColors).map(({ value }) => ({
    value,
    skus: record.variations.filter((variation) => variation.options?.Color === value).map((variation) => variation.sku),
  }));
  if (colors.length < 2) return [{ ...placeOfDrawing(guessDrawing({ name: record.name, category, style })), alt: record.name }];
  return colors.map(({ value, skus }) => ({
    ...placeOfDrawing(guessDrawing({ name: `${value} ${record.name}`, category, style })),
    alt: `${record.name}, ${value}`,
    skus,
  }));
}
