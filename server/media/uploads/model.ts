import { checkGlb } from '../models/glb.ts';
import type { MediaStore } from '../store.ts';

/** Stores a 3D model that the shop can show. Throws `UnusableModel`. */
export async function keepModel(store: MediaStore, bytes: Uint8Array): Promise<string> {
  await checkGlb(bytes);
  return store.put(bytes, 'glb');
}
