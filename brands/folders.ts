import { readdirSync } from 'node:fs';

/** What every brand's folder exports under a name from one of its files, by `./{key}/{file}`: for Node, what `import.meta.glob` is in Vite. */
export async function exportsOf<Value>(file: string, name: string): Promise<Record<string, Value>> {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = folders.map((folder) => `./${folder.name}/${file}`);
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await import(path))[name]])));
}
