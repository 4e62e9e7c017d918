import { Document, type Material, NodeIO, type Primitive, type TextureInfo } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRMaterialsVariants, KHRTextureTransform, type Variant } from '@gltf-transform/extensions';
import { dedup, meshopt, prune, simplifyPrimitive, weld } from '@gltf-transform/functions';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import type { Dump, DumpedPart, Picture, Tag } from './dump.ts';
import { type Look, lookOf } from './looks.ts';
import { openness } from './openness.ts';
import { patternImage, pictureImage } from './patterns.ts';
import { type Tile, tileOf } from './tiles.ts';

/** Triangle limit, and the surface deviations to try in turn, as shares of a part's size. */
const most = 24_000;
const errors = [0.0004, 0.0012, 0.003, 0.008, 0.02];
/** Metres spanned by texture coordinates 0…1, so that few bits suffice. */
const span = 8;

/** A finished model with its statistics. */
export interface Composed {
  glb: Uint8Array;
  triangles: number;
}

/**
 * Turns Blender's output into a GLB: simple materials with tiles for wood and cloth, the product's colours as material variants (named as
 * in the catalogue), ambient occlusion in the vertices, simplified and packed with meshopt. Throws for a material without a stand-in.
 */
export async function compose(dump: Dump, colorNames: readonly string[]): Promise<Composed> {
  await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  const document = new Document();
  const scene = document.createScene();
  const mesh = document.createMesh();
  scene.addChild(document.createNode().setMesh(mesh));
  const maker = new Materials(document, dump.pictures);
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
  shade(mesh.listPrimitives(), dump.pictures.size > 0 ? panesAndSheets : panes);
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

/** glTF is y-up with the front to +z; the studio is z-up with the front to −y. */
function primitiveOf(document: Document, { positions, normals, uvs, laid: from }: DumpedPart): Primitive {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const upright = (values: Float32Array) => {
    const out = new Float32Array(values.length);
    for (let i = 0; i < values.length; i += 3) out.set([values[i] ?? 0, values[i + 2] ?? 0, -(values[i + 1] ?? 0)], i);
    return out;
  };
  // Negative coordinates cannot be quantized; shifting by whole spans does not move a tile.
  const placed = uvs.map((value) => value / span + 0.5);
  // Uneven edges lie a little off the pattern, and only 0…1 can be quantized.
  const laid = from?.map((value, i) => Math.min(1, Math.max(0, i % 2 === 0 ? value : 1 - value)));
  const accessor = (array: Float32Array<ArrayBuffer>, type: 'VEC2' | 'VEC3') =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor(upright(positions), 'VEC3'))
    .setAttribute('NORMAL', accessor(upright(normals), 'VEC3'))
    .setAttribute('TEXCOORD_0', accessor(new Float32Array(placed), 'VEC2'));
  return laid ? primitive.setAttribute('TEXCOORD_1', accessor(new Float32Array(laid), 'VEC2')) : primitive;
}

function mappings(extension: KHRMaterialsVariants, materials: readonly Material[], variants: readonly Variant[]) {
  const list = extension.createMappingList();
  for (const [material, shown] of Map.groupBy(variants.entries(), ([at]) => materials[at])) {
    if (!material) continue;
    const mapping = extension.createMapping().setMaterial(material);
    for (const [, variant] of shown) mapping.addVariant(variant);
    list.addMapping(mapping);
  }
  return list;
}

/** Simplifies the parts with the most triangles: a sofa's cushions rather than its feet. */
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

/** The limit per part that keeps the whole model within its limit. */
function shareOf(counts: readonly number[]): number {
  let left = most;
  for (const [i, count] of counts.toSorted((a, b) => a - b).entries()) {
    const share = left / (counts.length - i);
    if (count > share) return share;
    left -= count;
  }
  return Number.POSITIVE_INFINITY;
}

/** Framed panes and sheets: their few corners lie hidden in the frame, and would darken all of them. */
const panes: ReadonlySet<string> = new Set(['mirror_glass']);
const panesAndSheets: ReadonlySet<string> = new Set([...panes, 'art', 'paper']);

/** Adds ambient occlusion as vertex colours. */
function shade(primitives: readonly Primitive[], framed: ReadonlySet<string>): void {
  const seen = openness(primitives.map(trianglesOf));
  for (const primitive of primitives) {
    if (framed.has(primitive.getMaterial()?.getName() ?? '')) continue;
    const positions = primitive.getAttribute('POSITION');
    const normals = primitive.getAttribute('NORMAL');
    if (!positions || !normals) continue;
    const colors = new Uint8Array(positions.getCount() * 4).fill(255);
    const position = [0, 0, 0];
    const normal = [0, 0, 0];
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
    for (let k = 0; k < 3; k++) out[i * 3 + k] = positions[vertex * 3 + k] ?? 0;
  });
  return out;
}

const trianglesIn = (primitive: Primitive): number => (primitive.getIndices()?.getCount() ?? 0) / 3;

/** Deduplicates materials by appearance. */
class Materials {
  readonly #document: Document;
  readonly #pictures: ReadonlyMap<string, Picture>;
  readonly #made = new Map<string, Promise<Material>>();

  constructor(document: Document, pictures: ReadonlyMap<string, Picture>) {
    this.#document = document;
    this.#pictures = pictures;
  }

  of(tag: Tag, part: DumpedPart): Promise<Material> {
    const look = lookOf(tag);
    if (!look) throw new Error(`nothing stands in for ${tag.kind} ${tag.name ?? ''}`);
    const key = JSON.stringify([look, part.pattern ? [tag.pattern, tag.color] : null, tag.picture]);
    const material = this.#made.get(key) ?? this.#make(look, tag, part);
    this.#made.set(key, material);
    return material;
  }

  async #make(look: Look, tag: Tag, { pattern }: DumpedPart): Promise<Material> {
    const { color, shade, roughness, metallic, alpha, glow, thin } = look;
    const material = this.#document.createMaterial(tag.kind).setRoughnessFactor(roughness).setMetallicFactor(metallic).setDoubleSided(thin);
    if (alpha < 1) material.setAlphaMode('BLEND');
    const tile = look.tile ? await tileOf(look.tile) : null;
    const picture = this.#pictures.get(tag.picture ?? '');
    const image = pattern ? await patternImage(pattern, tag) : picture && (await pictureImage(picture));
    if (image) {
      material.setBaseColorTexture(this.#texture(image)).setBaseColorFactor([shade, shade, shade, 1]);
      material.getBaseColorTextureInfo()?.setTexCoord(1);
      if (!tile) return material;
      // One colour texture is allowed: threads darken the pattern as occlusion does.
      material.setOcclusionTexture(this.#texture(tile.shade.image));
      this.#place(material.getOcclusionTextureInfo(), tile.size);
      return this.#raise(material, tile);
    }
    const mean = tile?.shade.mean ?? 1;
    const [red, green, blue] = color;
    const against = (channel: number) => Math.min(1, channel / mean);
    material.setBaseColorFactor([against(red), against(green), against(blue), alpha]);
    material.setEmissiveFactor([...glow]);
    if (!tile) return material;
    material.setBaseColorTexture(this.#texture(tile.shade.image));
    this.#place(material.getBaseColorTextureInfo(), tile.size);
    return this.#raise(material, tile);
  }

  #raise(material: Material, { relief, size }: Tile): Material {
    if (!relief) return material;
    material.setNormalTexture(this.#texture(relief));
    this.#place(material.getNormalTextureInfo(), size);
    return material;
  }

  #texture(image: Buffer) {
    return this.#document.createTexture().setImage(new Uint8Array(image)).setMimeType('image/jpeg');
  }

  /** Scales coordinates over `span` metres to tiles. */
  #place(info: TextureInfo | null, [along, across]: readonly [number, number]): void {
    const transform = this.#document
      .createExtension(KHRTextureTransform)
      .createTransform()
      .setScale([span / along, span / across]);
    info?.setExtension('KHR_texture_transform', transform);
  }
}
