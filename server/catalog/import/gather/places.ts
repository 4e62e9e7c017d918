import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { OutsidePlace } from '../../../media/index.ts';
import type { ProductRecord } from '../record.ts';

/** Where an import may get files from. */
export interface Sources {
  /** The folder that came with it. */
  folder?: string | undefined;
  /** Whether what is on the web is fetched. */
  web?: boolean | undefined;
}

/** Whether a source is a file's name in (a folder of) the import's folder: neither an address nor a way out of it. */
export function isInFolder(source: string): boolean {
  return (
    source.trim() !== '' && !/^([a-z][a-z\d+.-]*:|[/\\])/i.test(source) && !source.split(/[/\\]/).includes('..') && !source.includes('\0')
  );
}

/** Where to get a source from; null for what is in the store already, or cannot be got in this import. */
export function placeOf(source: string, { folder, web }: Sources): OutsidePlace | null {
  if (/^https?:/i.test(source)) return web ? { url: source } : null;
  return folder !== undefined && isInFolder(source) ? { file: join(folder, source) } : null;
}

/** Everything a record shows. */
export function sourcesOf({ images = [], model }: ProductRecord): string[] {
  return [...images.map(({ src }) => src), ...(model ? [model] : [])];
}

/** Size and time of the record's files in the folder, by which a changed file is noticed though its name has stayed. */
export function stampsOf(record: ProductRecord, folder: string | undefined): string[] {
  if (folder === undefined) return [];
  return sourcesOf(record)
    .filter(isInFolder)
    .map((name) => {
      const found = statSync(join(folder, name), { throwIfNoEntry: false });
      return found ? `${name} ${found.size} ${found.mtimeMs}` : `${name} missing`;
    });
}
