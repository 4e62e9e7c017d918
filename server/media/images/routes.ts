import type { FastifyInstance } from 'fastify';
import { answerFirst } from '../../platform/http/server/answer-first.ts';
import { formatFor } from './format.ts';
import { QueueFull } from './queue.ts';
import { UnreadablePicture } from './render.ts';
import type { ImageService } from './service.ts';

const prefix = '/images/';

/** Serves `/images/{width}/{name}`; pictures in memory are answered before the framework. */
export function mountImages(app: FastifyInstance, images: ImageService): void {
  answerFirst(app.server, (request, response) => {
    const { url = '' } = request;
    if (request.method !== 'GET' || !url.startsWith(prefix)) return false;
    const image = images.ready(url, formatFor(request.headers.accept));
    if (!image || request.headers['if-none-match']) return false;
    response.writeHead(200, image.head);
    response.end(image.body);
    return true;
  });

  app.get(`${prefix}*`, async (request, reply) => {
    try {
      const image = await images.get(request.url, formatFor(request.headers.accept));
      if (!image) return reply.callNotFound();
      for (let i = 0; i < image.head.length; i += 2) reply.header(image.head[i] ?? '', image.head[i + 1]);
      if (request.headers['if-none-match'] === reply.getHeader('etag')) return reply.removeHeader('content-length').code(304).send();
      return reply.send(image.body);
    } catch (error) {
      if (error instanceof UnreadablePicture) {
        request.log.warn({ err: error }, 'a stored picture cannot be read');
        return reply.callNotFound();
      }
      if (error instanceof QueueFull) return reply.code(503).header('retry-after', '2').send();
      throw error;
    }
  });
}
