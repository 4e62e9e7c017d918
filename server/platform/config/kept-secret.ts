import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../errors.ts';

/** The secret in a data directory, created on the first start. Linked into place complete, so that two simultaneous first starts agree. */
export function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'secret');
  const mine = join(dataDir, `secret.${process.pid}`);
  writeFileSync(mine, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(mine, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  return readFileSync(file, 'utf8').trim();
}
