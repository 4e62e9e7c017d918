import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rangeOf } from './range.ts';
import { exists, isMediaType, type MediaStore, type MediaType, mediaTypes, writeWhole } from './store.ts';

const compress = promisify(brotliCompress);

/**
 * Serves the store at `/media/`, cached permanently since a name never gets other bytes. The security policy keeps script in an SVG from running when
 * it is opened directly.
 */
export function mountMedia(app: FastifyInstance, store: MediaStore): void {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const name = request.params['*'];
    const file = await store.find(name);
    const type = name.slice(name.lastIndexOf('.') + 1);
    if (!file || !isMediaType(type)) return reply.callNotFound();
    reply
      .type(mediaTypes[type])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    const found = await stat(file);
    if (type === 'mp4') {
      const part = rangeOf(request.headers.range, found.size);
      reply.header('accept-ranges', 'bytes');
      if (part === 'outside') return reply.code(416).header('content-range', `bytes */${found.size}`).send();
      if (part) {
        const { start, end } = part;
        reply
          .code(206)
          .header('content-range', `bytes ${start}-${end}/${found.size}`)
          .header('content-length', end - start + 1);
        return reply.send(createReadStream(file, part));
      }
    }
    if (!packed.has(type)) return reply.header('content-length', found.size).send(createReadStream(file));
    reply.header('vary', 'accept-encoding');
    if (!takesBrotli(request)) return reply.send(await readFile(file));
    return reply.header('content-encoding', 'br').send(await compressed(file));
  });
}

const takesBrotli = (request: FastifyRequest): boolean => /\bbr\b/.test(request.headers['accept-encoding'] ?? '');

/** Types that are not already compressed. */
const packed: ReadonlySet<MediaType> = new Set(['svg', 'glb']);

/** The file in brotli, stored beside it from the first request on. */
async function compressed(file: string): Promise<Buffer> {
  const kept = `${file}.br`;
  if (await exists(kept)) return readFile(kept);
  const bytes = await compress(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  await writeWhole(kept, bytes);
  return bytes;
}
