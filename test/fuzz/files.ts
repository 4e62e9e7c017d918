import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const media = new URL('../../sample/media/', import.meta.url);
const picture = () => sharp({ create: { width: 900, height: 700, channels: 3, background: '#a5673f' } });

/** Valid files to upload. */
export interface Files {
  /** By operation, where it takes something else than a photo. */
  readonly others: ReadonlyMap<string, Buffer>;
  readonly photo: Buffer;
}

export const readFiles = async (): Promise<Files> => ({
  photo: await picture().jpeg().toBuffer(),
  others: new Map([
    ['products.staffAddFilm', await readFile(new URL('films/evening-study.mp4', media))],
    ['products.staffAddModel', await readFile(new URL('abelard-arc-lamp/model.glb', media))],
    ['settings.setThemeMark', await picture().png().toBuffer()],
    ['settings.uploadTaxes', Buffer.from('country,region,postal code,rate,shipping taxed\nUS,OH,43215,7.5,no\n')],
    [
      'imports.staffUpload',
      Buffer.from('handle,name,category,description,sku,price\nfuzz,Stool,furniture/living-room/sofas,Stands.,FUZZ-1,19.00\n'),
    ],
  ]),
});
