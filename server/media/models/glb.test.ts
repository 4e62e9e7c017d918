import { describe, expect, it } from 'vitest';
import { aGlb } from '../test-fixtures/glb.ts';
import { checkGlb, largestModel, UnusableModel } from './glb.ts';

const withByte = (bytes: Uint8Array, at: number, value: number) => Uint8Array.from(bytes, (byte, i) => (i === at ? value : byte));

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/hostname"/></svg>';
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
/** A model whose textures are all this picture. */
const textured = (picture: Uint8Array, times = 1) =>
  aGlb({ bufferViews: [{ buffer: 0, byteLength: picture.length }], images: Array(times).fill({ bufferView: 0 }) }, picture);

describe('[3-D] models of merchants', () => {
  it('accept a complete GLB', async () => {
    await expect(checkGlb(aGlb())).resolves.toBeUndefined();
    await expect(checkGlb(aGlb({ extensionsRequired: ['EXT_meshopt_compression', 'KHR_materials_sheen'] }))).resolves.toBeUndefined();
    await expect(checkGlb(textured(pixel, 2))).resolves.toBeUndefined();
  });

  it.each([
    ['something else', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'is not a GLB file'],
    ['nothing', new Uint8Array(), 'is not a GLB file'],
    ['glTF 1', aGlb({ asset: { version: '1.0' } }), 'is glTF 1.0; only glTF 2 is shown'],
    ['a container of version 1', withByte(aGlb(), 4, 1), 'is not a GLB of version 2'],
    ['half a file', aGlb().slice(0, -8), 'is cut off'],
    ['a broken head', withByte(aGlb(), 21, 0), 'is damaged'],
    ['no mesh', aGlb({ meshes: [] }), 'is not a whole glTF'],
    ['a buffer elsewhere', aGlb({ buffers: [{ byteLength: 36, uri: 'https://example.com/a.bin' }] }), 'names files outside itself'],
    ['a picture elsewhere', aGlb({ images: [{ uri: '../../secret.png' }] }), 'names files outside itself'],
    [
      'what needs a decoder from elsewhere',
      aGlb({ extensionsRequired: ['KHR_draco_mesh_compression'] }),
      'needs KHR_draco_mesh_compression',
    ],
    ['a view beyond its bytes', aGlb({ bufferViews: [{ buffer: 0, byteLength: 400 }] }), 'is damaged'],
    ['more points than a phone bears', aGlb({ accessors: [{ count: 90_000_000 }] }), 'has too many points'],
    ['a texture that is none', textured(Buffer.alloc(36)), 'has a texture that is neither PNG, JPEG nor WebP'],
    ['a drawing as a texture', textured(Buffer.from(drawing)), 'has a texture that is neither PNG, JPEG nor WebP'],
    ['half a picture as a texture', textured(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')), 'has a texture that cannot be read'],
    ['one texture very often', textured(pixel, 65), 'has more than 64 textures'],
    ['too many bytes', new Uint8Array(largestModel + 1), 'is larger than 10 MB'],
  ])('reject %s', async (_, bytes, message) => {
    const refused = checkGlb(bytes);
    await expect(refused).rejects.toBeInstanceOf(UnusableModel);
    await expect(refused).rejects.toThrow(message);
  });
});
