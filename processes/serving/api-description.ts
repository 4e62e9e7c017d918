import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../../contract/api/openapi.schemas.ts';
import { allDownloads } from '../../contract/downloads.schemas.ts';
import { endpoints } from '../../contract/index.ts';
import { apiDocs } from '../../contract/urls/shop.ts';
import type { Config } from '../../server/platform/config/config.ts';

/** Serves the API's machine-readable description. Where it is closed, the page for people is absent too. */
export function serveApiDescription(app: FastifyInstance, { showsApiDocs, publicUrl }: Pick<Config, 'showsApiDocs' | 'publicUrl'>): void {
  if (!showsApiDocs) {
    app.all(apiDocs.pattern, (_request, reply) => reply.callNotFound());
    return;
  }
  const document = openApiDocument(endpoints, publicUrl, allDownloads);
  app.get('/api/openapi.json', async () => document);
}
