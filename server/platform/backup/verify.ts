import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { noteBackup } from './backup.ts';

interface Tried {
  readonly dataDir: string;
  /** When the backup was made, as its manifest has it. */
  readonly madeAt: string;
  /** Restores it into an empty folder, as it would be after a loss. */
  restoreIn(folder: string): Promise<unknown>;
}

/** Tries a backup, beside its file, where there is room for it, and leaves nothing there; notes whether it could be restored. Throws what `restoreIn` throws. */
export async function verifyBackup(file: string, { dataDir, madeAt, restoreIn }: Tried): Promise<void> {
  const folder = await mkdtemp(join(dirname(resolve(file)), '.verify-'));
  try {
    await restoreIn(folder);
    await noteBackup(dataDir, { at: madeAt, verified: true });
  } catch (error) {
    await noteBackup(dataDir, { at: madeAt, verified: false });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
