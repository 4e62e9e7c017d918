const triangle = new Uint8Array(36);

const gltf = {
  asset: { version: '2.0' },
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  buffers: [{ byteLength: 36 }],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
};

/** A GLB of one triangle, with parts of its glTF replaced or added, and other bytes in place of the triangle's. */
export function aGlb(given: object = {}, binary: Uint8Array = triangle): Uint8Array {
  const text = Buffer.from(JSON.stringify({ ...gltf, ...given }));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)]);
  const head = Buffer.alloc(20);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(28 + padded.length + binary.length, 8);
  head.writeUInt32LE(padded.length, 12);
  head.write('JSON', 16);
  const second = Buffer.alloc(8);
  second.writeUInt32LE(binary.length);
  second.write('BIN\0', 4);
  return Buffer.concat([head, padded, second, binary]);
}
