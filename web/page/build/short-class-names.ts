import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Class names of CSS Modules in production: by the file's path from `root` and the name, so both halves of the build agree. */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const taken = new Map<string, string>();
  return (name, file) => {
    const full = `${relative(root, file.replace(/\?.*$/, ''))} ${name}`;
    const short = shortened(full);
    const other = taken.get(short) ?? full;
    if (other !== full) throw new Error(`"${other}" and "${full}" get the same class name; rename one`);
    taken.set(short, full);
    return short;
  };
}

/** Five characters, a letter first: the chance that two of 2,000 names meet is 1 in 400. */
const shortened = (full: string): string =>
  createHash('sha256')
    .update(full)
    .digest('base64url')
    .replace(/^[^a-z]+/i, '')
    .slice(0, 5);
