import { DatabaseSync } from 'node:sqlite';

const busy = 5;

export interface FileLock {
  release(): unknown;
}

/**
 * Takes an operating system lock on a file; null while another process has it. The lock ends with its process in any case, so that none can be stale.
 * Node has no call for it; its SQLite takes one for us, the same way on every system.
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
