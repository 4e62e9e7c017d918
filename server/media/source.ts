import { drawingNamed } from './drawings/by-name.ts';
import type { Drawing } from './drawings/kinds.ts';
import { exists, type MediaStore, mediaName } from './store.ts';

/** What is served under a name: a file that is kept, or a drawing that is made when it is asked for. */
export type Source = { readonly file: string } | { readonly drawing: Drawing };

/** The source of a name under `/media/`; null when there is none. */
export async function sourceNamed(store: MediaStore, name: string): Promise<Source | null> {
  const drawing = drawingNamed(name);
  if (drawing) return { drawing };
  if (!mediaName.test(name)) return null;
  const file = store.fileOf(name);
  return (await exists(file)) ? { file } : null;
}
