import { DownloadFailed, type OutsideFiles, UnreadablePicture, UnusableModel } from '../../../media/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { codeOf } from '../../../platform/errors.ts';
import type { StoredImage } from '../prepared.ts';
import type { ImageRecord, ProductRecord } from '../record.ts';
import { isInFolder, placeOf, type Sources, sourcesOf } from './places.ts';
import { findFetched, type KeptFile, saveFetched } from './store.ts';

/** The outcome for a record's pictures and model. */
export interface Gathered {
  /** Failed ones keep their source and have no media path. */
  images: StoredImage[];
  model: string | null;
  /** One message per failed file. */
  faults: string[];
  /** Files fetched now. */
  fetched: number;
  /** Remote files that were not requested. */
  left: number;
}

export interface GatherContext {
  database: Database;
  files: OutsideFiles;
  sources: Sources;
  now: Date;
}

type Result = { kept: KeptFile; fresh: boolean } | { fault: string } | null;

/**
 * Fetches pictures and models of records into the media store. URLs fetched before are not fetched again; failures keep their place in the
 * record, so a later import retries them.
 */
export async function gather(context: GatherContext, records: readonly ProductRecord[]): Promise<Map<string, Gathered>> {
  const outside = [...new Set(records.flatMap(sourcesOf).filter(isElsewhere))];
  const known = await findFetched(context.database.read, outside);
  const models = new Set(records.flatMap(({ model }) => (model ? [model] : [])));
  const results = new Map<string, Result>(
    await Promise.all(
      outside.map(async (source) => [source, await resultOf(context, source, known.get(source), models.has(source))] as const),
    ),
  );
  const fresh = [...results].flatMap(([source, result]) =>
    result && 'kept' in result && result.fresh ? [{ source, file: result.kept }] : [],
  );
  if (fresh.length > 0) await context.database.transact((tx) => saveFetched(tx, fresh, context.now));
  return new Map(records.map((record) => [record.handle, gathered(record, results)]));
}

const isElsewhere = (source: string): boolean => !source.startsWith('/media/');

async function resultOf({ files, sources }: GatherContext, source: string, known: KeptFile | undefined, model: boolean): Promise<Result> {
  const place = placeOf(source, sources);
  // A local file may have changed; a URL is assumed not to.
  if (known && !(place && isInFolder(source)) && (await files.isKept(known.src))) return { kept: known, fresh: false };
  if (!place) return null;
  try {
    return { kept: await (model ? files.takeModel(place) : files.takePicture(place)), fresh: true };
  } catch (error) {
    return { fault: `${source} ${reasonOf(error)}` };
  }
}

/** Rethrows errors that are not the file's fault. */
function reasonOf(error: unknown): string {
  if (error instanceof DownloadFailed || error instanceof UnusableModel) return error.message;
  if (error instanceof UnreadablePicture) return error.message.startsWith('is ') ? error.message : `is ${error.message}`;
  if (codeOf(error) === 'ENOENT') return 'is not in the folder';
  throw error;
}

function gathered(record: ProductRecord, results: ReadonlyMap<string, Result>): Gathered {
  const found = sourcesOf(record)
    .filter(isElsewhere)
    .map((source) => results.get(source) ?? null);
  const model = record.model ? keptAs(record.model, results) : null;
  return {
    images: (record.images ?? []).map((image) => imageOf(image, results)),
    model: model?.src ?? null,
    faults: found.flatMap((result) => (result && 'fault' in result ? [result.fault] : [])),
    fetched: found.filter((result) => result && 'kept' in result && result.fresh).length,
    left: found.filter((result) => result === null).length,
  };
}

function keptAs(source: string, results: ReadonlyMap<string, Result>): KeptFile | null {
  if (!isElsewhere(source)) return { src: source };
  const result = results.get(source);
  return result && 'kept' in result ? result.kept : null;
}

function imageOf(image: ImageRecord, results: ReadonlyMap<string, Result>): StoredImage {
  if (!isElsewhere(image.src)) return image;
  const kept = keptAs(image.src, results);
  return kept ? { ...image, ...kept, from: image.src } : image;
}
