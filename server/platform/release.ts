import { readFileSync } from 'node:fs';

/** What runs: a release's version with its commit, `0.1.0+1a2b3c4d5e6f`, or `development` where it runs from a checkout. */
export function runningRelease(): string {
  try {
    const { version } = JSON.parse(readFileSync(new URL('../../release.json', import.meta.url), 'utf8'));
    return String(version);
  } catch {
    return 'development';
  }
}
