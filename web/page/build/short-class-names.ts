import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Class names of CSS Modules in production: derived from the path relative to `root` and the name, so that both builds agree. */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const taken = new Map<string, string>();
  return (name, file) => {
    const full = `${relative(root, file.replace(/\?.*/, ''))} ${name}`;
    const short = shortened(full);
    const other = taken.get(short) ?? full;
    if (other !== full) throw new Error(`"${other}" and "${full}" get the same class name; rename one`);
    taken.set(short, full);
    return short;
  };
}

/** Five characters, starting with a letter: two of 2,000 names collide with a chance of 1 in 400. */
const shortened = (full: string): string =>
  createHash('sha256')
    .update(full)
    .digest('base64url')
    .replace(/^[^a-z]+/i, '')
    .slice(0, 5);
