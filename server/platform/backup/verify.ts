import { inScratch, noteBackup } from './backup.ts';

interface Tried {
  readonly dataDir: string;
  /** When the backup was made, as its manifest has it. */
  readonly madeAt: string;
  /** Restores it into an empty folder, as it would be after a loss. */
  restoreIn(folder: string): Promise<unknown>;
}

/** Tries a backup in `DATA_DIR`, and leaves nothing there; notes whether it could be restored. Throws what `restoreIn` throws. */
export async function verifyBackup({ dataDir, madeAt, restoreIn }: Tried): Promise<void> {
  const note = (verified: boolean) => noteBackup(dataDir, { at: madeAt, verified });
  try {
    await inScratch(dataDir, restoreIn);
  } catch (error) {
    await note(false);
    throw error;
  }
  await note(true);
}
