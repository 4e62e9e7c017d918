import type { Tx } from '../platform/db/index.ts';
import { type Purging, purge } from '../platform/purging/purging.ts';
import type { ImageService } from './images/service.ts';
import { type MediaStore, nameOf } from './store.ts';

const tag = 'media:';

/** Deletes files from the store; once the transaction has committed every process forgets what it keeps of them (`forgetRemoved`). */
export async function removeFiles(tx: Tx, media: MediaStore, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return;
  await Promise.all(sources.map((src) => media.remove(src)));
  await purge(
    tx,
    sources.map((src) => tag + nameOf(src)),
  );
}

/** Drops copies and sizes of removed files from this process's memory and this machine's disk, whichever process removed them. */
export function forgetRemoved(
  purging: Pick<Purging, 'hear'>,
  { media, images, failed }: { media: MediaStore; images: ImageService; failed: (error: unknown) => void },
): void {
  const forget = async (name: string) => {
    await media.dropCopy(name);
    await images.forget(name);
  };
  purging.hear((tags) => {
    if (tags === 'everything') return;
    for (const one of tags) if (one.startsWith(tag)) forget(one.slice(tag.length)).catch(failed);
  });
}
