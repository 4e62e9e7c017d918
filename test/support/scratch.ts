import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the workers of a test run, which are started later, one temporary folder; it goes with the run, even where a test leaves files. */
export default function makeScratch(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'mantel-tests-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
