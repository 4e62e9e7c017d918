import { Document, type Material, NodeIO, type Primitive, type TextureInfo } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRMaterialsVariants, KHRTextureTransform, type Variant } from '@gltf-transform/extensions';
import { dedup, meshopt, prune, simplifyPrimitive, weld } from '@gltf-transform/functions';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import type { Dump, DumpedPart, Tag } from './dump.ts';
import { type Look, lookOf } from './looks.ts';
import { openness } from './openness.ts';
import { patternImage } from './patterns.ts';
import { tileOf } from './tiles.ts';

/** Triangles a model may have, and how far a part's surface may move for it, as shares of the part's size, tried in turn. */
const most = 24_000;
const errors = [0.0004, 0.0012, 0.003, 0.008, 0.02];
/** Metres that texture coordinates 0…1 span, so that they can be kept in few bits. */
const span = 8;

/** A finished model and what it is made of. */
export interface Composed {
  glb: Uint8Array;
  triangles: number;
}

/**
 * Turns what Blender built into a GLB: simple materials with tiles for wood and cloth, the product's colours as material variants (by the
 * names of the catalogue), soft shade in the vertices, simplified and packed with meshopt. Throws where nothing stands in for a material.
 */
export async function compose(dump: Dump, colorNames: readonly string[]): Promise<Composed> {
  await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  const document = new Document();
  const scene = document.createScene();
  const mesh = document.createMesh();
  scene.addChild(document.createNode().setMesh(mesh));
  const maker = new Materials(document);
  const extension = document.createExtension(KHRMaterialsVariants);
  const variants = dump.colors.length > 1 ? dump.colors.map((at) => extension.createVariant(colorNames[at] ?? '')) : [];
  for (const part of dump.parts) {
    const primitive = primitiveOf(document, part);
    const materials = await Promise.all(part.tags.map((tag) => maker.of(tag, part)));
    primitive.setMaterial(materials[0] ?? null);
    if (variants.length > 0) primitive.setExtension('KHR_materials_variants', mappings(extension, materials, variants));
    mesh.addPrimitive(primitive);
  }
  await document.transform(weld());
  reduce(mesh.listPrimitives());
  shade(mesh.listPrimitives());
  await document.transform(
    dedup(),
    prune({ keepAttributes: true }),
    meshopt({ encoder: MeshoptEncoder, level: 'high', quantizeTexcoord: 14 }),
  );
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
  document.getRoot().getAsset().generator = 'Mantel studio';
  return {
    glb: await io.writeBinary(document),
    triangles: mesh.listPrimitives().reduce((sum, primitive) => sum + trianglesIn(primitive), 0),
  };
}

/** glTF is y up and looks to +z; the studio z up and looks to −y. */
function primitiveOf(document: Document, { positions, normals, uvs, pattern }: DumpedPart): Primitive {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const upright = (values: Float32Array) => {
    const out = new Float32Array(values.length);
    for (let i = 0; i < values.length; i += 3) out.set([values[i] as number, values[i + 2] as number, -(values[i + 1] as number)], i);
    return out;
  };
  // Below 0 nothing can be kept in few bits; a whole number of spans does not move a tile.
  const placed = uvs.map((value) => (pattern ? value : value / span + 0.5));
  if (pattern) for (let i = 1; i < placed.length; i += 2) placed[i] = 1 - (placed[i] as number);
  const accessor = (array: Float32Array<ArrayBuffer>, type: 'VEC2' | 'VEC3') =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  return document
    .createPrimitive()
    .setAttribute('POSITION', accessor(upright(positions), 'VEC3'))
    .setAttribute('NORMAL', accessor(upright(normals), 'VEC3'))
    .setAttribute('TEXCOORD_0', accessor(new Float32Array(placed), 'VEC2'));
}

function mappings(extension: KHRMaterialsVariants, materials: readonly Material[], variants: readonly Variant[]) {
  const list = extension.createMappingList();
  for (const [material, indexes] of Map.groupBy(variants.keys(), (at) => materials[at] as Material)) {
    const mapping = extension.createMapping().setMaterial(material);
    for (const at of indexes) mapping.addVariant(variants[at] as Variant);
    list.addMapping(mapping);
  }
  return list;
}

/** Takes triangles from the parts that have most of them: of a sofa's cushions rather than of its feet. */
function reduce(primitives: readonly Primitive[]): void {
  const share = shareOf(primitives.map(trianglesIn));
  for (const primitive of primitives) {
    for (const error of errors) {
      const triangles = trianglesIn(primitive);
      if (triangles <= share * 1.05) break;
      simplifyPrimitive(primitive, { simplifier: MeshoptSimplifier, ratio: share / triangles, error });
    }
  }
}

/** The most that a part may keep so that all together have what a model may have. */
function shareOf(counts: readonly number[]): number {
  let left = most;
  for (const [i, count] of counts.toSorted((a, b) => a - b).entries()) {
    const share = left / (counts.length - i);
    if (count > share) return share;
    left -= count;
  }
  return Number.POSITIVE_INFINITY;
}

/** Shade where the model keeps light from itself, as vertex colours. */
function shade(primitives: readonly Primitive[]): void {
  const seen = openness(primitives.map(trianglesOf));
  for (const primitive of primitives) {
    const [positions, normals] = [primitive.getAttribute('POSITION'), primitive.getAttribute('NORMAL')];
    if (!positions || !normals) continue;
    const colors = new Uint8Array(positions.getCount() * 4).fill(255);
    const [position, normal] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    for (let i = 0; i < positions.getCount(); i++) {
      const light = seen(positions.getElement(i, position), normals.getElement(i, normal));
      colors.fill(Math.round(255 * (0.3 + 0.7 * light ** 0.8)), i * 4, i * 4 + 3);
    }
    const document = Document.fromGraph(primitive.getGraph());
    const accessor = document?.createAccessor().setType('VEC4').setArray(colors).setNormalized(true).setBuffer(positions.getBuffer());
    primitive.setAttribute('COLOR_0', accessor ?? null);
  }
}

function trianglesOf(primitive: Primitive): Float32Array {
  const positions = primitive.getAttribute('POSITION')?.getArray() ?? new Float32Array();
  const indices = primitive.getIndices()?.getArray() ?? new Uint32Array();
  const out = new Float32Array(indices.length * 3);
  indices.forEach((vertex, i) => {
    for (let k = 0; k < 3; k++) out[i * 3 + k] = positions[vertex * 3 + k] as number;
  });
  return out;
}

const trianglesIn = (primitive: Primitive): number => (primitive.getIndices()?.getCount() ?? 0) / 3;

/** Materials by what they look like: each is made once. */
class Materials {
  readonly #document: Document;
  readonly #made = new Map<string, Promise<Material>>();

  constructor(document: Document) {
    this.#document = document;
  }

  of(tag: Tag, part: DumpedPart): Promise<Material> {
    const look = lookOf(tag);
    if (!look) throw new Error(`nothing stands in for ${tag.kind} ${tag.name ?? ''}`);
    const key = JSON.stringify([look, part.pattern ? [tag.pattern, tag.color] : null]);
    const material = this.#made.get(key) ?? this.#make(look, tag, part);
    this.#made.set(key, material);
    return material;
  }

  async #make(look: Look, tag: Tag, { pattern }: DumpedPart): Promise<Material> {
    const { color, roughness, metallic, alpha, glow, thin } = look;
    const material = this.#document.createMaterial(tag.kind).setRoughnessFactor(roughness).setMetallicFactor(metallic).setDoubleSided(thin);
    if (alpha < 1) material.setAlphaMode('BLEND');
    if (pattern) {
      material.setBaseColorTexture(this.#texture(await patternImage(pattern, tag)));
      return material.setBaseColorFactor([0.94, 0.94, 0.94, 1]);
    }
    const tile = look.tile ? await tileOf(look.tile) : null;
    const mean = tile?.shade.mean ?? 1;
    const factor = color.map((channel) => Math.min(1, channel / mean)) as [number, number, number];
    material.setBaseColorFactor([...factor, alpha]);
    material.setEmissiveFactor([...glow]);
    if (!tile) return material;
    material.setBaseColorTexture(this.#texture(tile.shade.image));
    this.#place(material.getBaseColorTextureInfo(), tile.size);
    if (tile.relief) {
      material.setNormalTexture(this.#texture(tile.relief));
      this.#place(material.getNormalTextureInfo(), tile.size);
    }
    return material;
  }

  #texture(image: Buffer) {
    return this.#document.createTexture().setImage(new Uint8Array(image)).setMimeType('image/jpeg');
  }

  /** From coordinates over `span` metres to tiles. */
  #place(info: TextureInfo | null, [along, across]: readonly [number, number]): void {
    const transform = this.#document
      .createExtension(KHRTextureTransform)
      .createTransform()
      .setScale([span / along, span / across]);
    info?.setExtension('KHR_texture_transform', transform);
  }
}
