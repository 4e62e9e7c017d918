import sharp from 'sharp';
import { type PhotoWidth, photoWidths } from '../../../contract/picture-width.ts';
import { exists, type MediaStore, writeWhole } from '../store.ts';
import { inTurn } from './turn.ts';

const underWay = new Map<string, Promise<void>>();

/** A path below `/media/` that names a width: `152/ab/cdef….webp`. */
export const narrowed = new RegExp(`^(${photoWidths.join('|')})/([0-9a-f]{2}/[0-9a-f]{30}\\.webp)$`);

/**
 * The file of a kept photo at a width, made when it is first asked for and kept beside it; null when there is no such photo. Only
 * the widths of the list can be asked for, so that nobody fills the disk.
 */
export async function fileAtWidth(store: MediaStore, name: string, width: PhotoWidth): Promise<string | null> {
  const original = store.fileOf(name);
  const file = `${original}.${width}`;
  if (await exists(file)) return file;
  if (!(await exists(original))) return null;
  let making = underWay.get(file);
  if (!making) {
    making = inTurn(() => shrink(original, file, width)).finally(() => underWay.delete(file));
    underWay.set(file, making);
  }
  await making;
  return file;
}

async function shrink(original: string, file: string, width: PhotoWidth): Promise<void> {
  await writeWhole(file, await sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer());
}
