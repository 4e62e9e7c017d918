import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { OutsidePlace } from '../../../media/index.ts';
import type { ProductPatch } from '../record.ts';

/** A record with pictures and a model. */
type Sourced = Pick<ProductPatch, 'images' | 'model'>;

/** The sources an import may read files from. */
export interface Sources {
  /** The folder that comes with the import. */
  folder?: string | undefined;
  /** Whether URLs are fetched. */
  web?: boolean | undefined;
}

/** Whether a source is a file in (a subfolder of) the import's folder: not a URL, and no path out of it. */
export function isInFolder(source: string): boolean {
  return (
    source.trim() !== '' && !/^([a-z][a-z\d+.-]*:|[/\\])/i.test(source) && !source.split(/[/\\]/).includes('..') && !source.includes('\0')
  );
}

/** The place of a source; null if already stored or unavailable to this import. */
export function placeOf(source: string, { folder, web }: Sources): OutsidePlace | null {
  if (/^https?:/i.test(source)) return web ? { url: source } : null;
  return folder !== undefined && isInFolder(source) ? { file: join(folder, source) } : null;
}

/** All sources of a record. */
export function sourcesOf({ images, model }: Sourced): string[] {
  return [...(images ?? []).map(({ src }) => src), ...(model ? [model] : [])];
}

/** Size and time of the record's local files, to detect changed files under the same name. */
export function stampsOf(record: Sourced, folder: string | undefined): string[] {
  if (folder === undefined) return [];
  return sourcesOf(record)
    .filter(isInFolder)
    .map((name) => {
      const found = statSync(join(folder, name), { throwIfNoEntry: false });
      return found ? `${name} ${found.size} ${found.mtimeMs}` : `${name} missing`;
    });
}
