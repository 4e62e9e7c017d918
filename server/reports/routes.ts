import type { FastifyInstance } from 'fastify';
import { reportEndpoints, violationPath } from '../../contract/api/reports.ts';
import type { Api } from '../platform/http/api.ts';
import { networkOf } from '../platform/http/caller/network.ts';
import { Limits } from '../platform/http/limits.ts';
import { noteError, noteViolations } from './operations.ts';

/** A broken page breaks for many; one visitor needs only a few reports. */
const limit = { max: 20, windowSeconds: 60 };

/** Endpoint for pages' error reports (spec §7.6, §8). */
export function mountReports(api: Api): void {
  api.bind(
    reportEndpoints.reportError,
    async (report, { log }) => {
      noteError(report, log);
      return { ok: true as const };
    },
    { rateLimit: limit },
  );
}

/** The address named in pages' security policy; browsers send to it by themselves, without a CSRF token. */
export async function serveViolationReports(app: FastifyInstance): Promise<void> {
  const limits = new Limits();
  await app.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json'];
    scope.addContentTypeParser(types, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.post(violationPath, { config: { fromAnywhere: true } }, async (request, reply) => {
      await limits.consume('reports.violation', networkOf(request.ip), limit);
      noteViolations(request.body, request.log);
      return reply.code(204).send();
    });
  });
}
