import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the workers of a test run, which are started later, one temporary folder; it goes with the run, even where a test leaves files. */
export default function makeScratch(): (() => void) | undefined {
  // Vitest calls this for each project.
  if (process.env.MANTEL_SCRATCH) return;
  const folder = mkdtempSync(join(tmpdir(), 'mantel-tests-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = process.env.MANTEL_SCRATCH = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
