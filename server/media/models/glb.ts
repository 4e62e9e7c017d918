import sharp from 'sharp';
import { z } from 'zod';
import { type SniffedFormat, sniff } from '../uploads/format.ts';

/** Maximum bytes of a model, which a phone downloads before showing it. */
export const largestModel = 10_000_000;
/** Maximum points after decompression. */
const maxPoints = 2_000_000;
/** Maximum pixels of a texture: 4096 × 4096. */
const maxPixels = 16_777_216;
/** Each is read; a model of several materials has some twenty. */
const maxTextures = 64;

/** Extensions the viewer supports without fetching a decoder. */
const understood = new Set([
  'KHR_mesh_quantization',
  'EXT_meshopt_compression',
  'EXT_texture_webp',
  'KHR_texture_transform',
  'KHR_lights_punctual',
  'EXT_mesh_gpu_instancing',
]);
const isUnderstood = (name: string): boolean => understood.has(name) || name.startsWith('KHR_materials_');

/** A file that cannot serve as a product's model; the message explains why to the merchant. */
export class UnusableModel extends Error {}

const place = z.int().min(0);
const part = z.object({ uri: z.string().optional() });
const gltf = z.object({
  asset: z.object({ version: z.string() }),
  meshes: z.array(z.unknown()).min(1),
  buffers: z.array(part.extend({ byteLength: place })).default([]),
  bufferViews: z.array(z.object({ buffer: place, byteOffset: place.default(0), byteLength: place })).default([]),
  images: z.array(part.extend({ bufferView: place.optional() })).default([]),
  accessors: z.array(z.object({ count: place })).default([]),
  extensionsRequired: z.array(z.string()).default([]),
});
type Gltf = z.infer<typeof gltf>;

/** Checks that bytes are a GLB file the shop can show: complete, self-contained glTF 2 of a size phones can handle. Throws `UnusableModel`. */
export async function checkGlb(bytes: Uint8Array): Promise<void> {
  if (bytes.length > largestModel) throw new UnusableModel(`is larger than ${largestModel / 1_000_000} MB`);
  const { json, binary } = chunksOf(bytes);
  const parsed = gltf.safeParse(json);
  if (!parsed.success) throw new UnusableModel('is not a whole glTF: it has no mesh, or lacks what glTF 2 asks for');
  const file = parsed.data;
  if (!/^2(\.|$)/.test(file.asset.version)) throw new UnusableModel(`is glTF ${file.asset.version}; only glTF 2 is shown`);
  const strange = file.extensionsRequired.find((name) => !isUnderstood(name));
  if (strange) throw new UnusableModel(`needs ${strange}, which the viewer does not read; pack it with meshopt, or not at all`);
  if ([...file.buffers, ...file.images].some(({ uri }) => uri !== undefined)) {
    throw new UnusableModel('names files outside itself; everything has to be inside the GLB');
  }
  checkViews(file, binary);
  if (file.accessors.reduce((sum, { count }) => sum + count, 0) > maxPoints * 4) throw new UnusableModel('has too many points to be shown');
  if (file.images.length > maxTextures) throw new UnusableModel(`has more than ${maxTextures} textures`);
  for (const { bufferView } of file.images) await checkTexture(file, binary, bufferView);
}

function chunksOf(bytes: Uint8Array): { json: unknown; binary: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 20 || view.getUint32(0, true) !== 0x46546c67) throw new UnusableModel('is not a GLB file');
  if (view.getUint32(4, true) !== 2) throw new UnusableModel('is not a GLB of version 2');
  if (view.getUint32(8, true) !== bytes.length) throw new UnusableModel('is cut off');
  const length = view.getUint32(12, true);
  if (view.getUint32(16, true) !== 0x4e4f534a || 20 + length > bytes.length) throw new UnusableModel('is damaged');
  return { json: parsed(bytes.subarray(20, 20 + length)), binary: bytes.subarray(Math.min(bytes.length, 28 + length)) };
}

function parsed(json: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(json));
  } catch {
    throw new UnusableModel('is damaged');
  }
}

/** Further buffers are the output of decompression. */
function checkViews({ bufferViews }: Gltf, binary: Uint8Array): void {
  const outside = bufferViews.some(({ buffer, byteOffset, byteLength }) => buffer === 0 && byteOffset + byteLength > binary.length);
  if (outside) throw new UnusableModel('is damaged');
}

/** What glTF has for textures, with `EXT_texture_webp`. */
const pictures: ReadonlySet<SniffedFormat> = new Set(['png', 'jpeg', 'webp']);

async function checkTexture({ bufferViews }: Gltf, binary: Uint8Array, at: number | undefined): Promise<void> {
  const view = at === undefined ? undefined : bufferViews[at];
  if (!view) throw new UnusableModel('has a texture without a picture');
  const picture = binary.subarray(view.byteOffset, view.byteOffset + view.byteLength);
  // Keeps models away from the image library's other parsers, such as that of SVG.
  if (!pictures.has(sniff(picture))) throw new UnusableModel('has a texture that is neither PNG, JPEG nor WebP');
  const { width = 0, height = 0 } = await sharp(picture)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width === 0) throw new UnusableModel('has a texture that cannot be read');
  if (width * height > maxPixels) throw new UnusableModel('has a texture of more than 4096 × 4096 pixels');
}
