import { readdirSync } from 'node:fs';

/** A named export from one file of every brand's folder, by `./{key}/{file}`: Node's counterpart of Vite's `import.meta.glob`. */
export async function exportsOf<Value>(file: string, name: string): Promise<Record<string, Value>> {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = folders.map((folder) => `./${folder.name}/${file}`);
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await import(path))[name]])));
}
