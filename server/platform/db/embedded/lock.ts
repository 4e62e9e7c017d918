import { DatabaseSync } from 'node:sqlite';

const busy = 5;

export interface FileLock {
  release(): unknown;
}

/**
 * Takes the operating system's lock on a file, or answers null while another process has it. It ends with its process, however that ends, so
 * that there is no stale one to recognise. Node has no call for such locks; its SQLite takes one for us, the same way on every system.
 */
export function tryLock(file: string): FileLock | null {
  const handle = new DatabaseSync(file);
  try {
    handle.exec('begin exclusive');
  } catch (error) {
    handle.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null;
    throw error;
  }
  return { release: () => handle.isOpen && handle.close() };
}
