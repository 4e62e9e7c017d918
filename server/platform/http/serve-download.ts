import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../../../contract/api/client.ts';
import { type Download, downloadTypes } from '../../../contract/api/download.ts';
import { commonProblems } from '../../../contract/api/problems.ts';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { isStorable } from './storable.ts';

/** A file to download; `lines` end with their line breaks. */
export interface DownloadedFile {
  /** Without its ending. */
  readonly name: string;
  readonly lines: string | AsyncGenerator<string>;
}

/** Why there is no file, in plain words. */
export interface DownloadRefusal {
  readonly status: number;
  readonly message: string;
}

type MakeCall = (request: FastifyRequest, reply: FastifyReply) => Call;

/**
 * Serves a declared file to one person, never cached or indexed. `read` gets the values of path and query, empty ones left out, as a form sends those too. A
 * problem that it throws, also with the first line, is answered with the body of any failed call (spec §8).
 */
export function serveDownload(
  app: FastifyInstance,
  { path, type }: Download,
  makeCall: MakeCall,
  read: (call: Call, asked: Record<string, unknown>) => Promise<DownloadedFile | DownloadRefusal>,
): void {
  app.get(path, async (request, reply) => {
    const refuse = (status: number, message: string) => reply.code(status).send(failure(status, message));
    const asked = typed({ ...Object(request.query), ...Object(request.params) });
    if (!isStorable(asked)) return refuse(commonProblems.invalid_input.status, commonProblems.invalid_input.message);
    try {
      const found = await read(makeCall(request, reply), asked);
      if ('status' in found) return refuse(found.status, found.message);
      const mark = type === 'csv' ? byteOrderMark : '';
      const body = typeof found.lines === 'string' ? mark + found.lines : Readable.from(await begun(found.lines, mark));
      return reply
        .type(`${downloadTypes[type]}; charset=utf-8`)
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="${found.name}.${type}"`,
          'x-robots-tag': 'noindex',
        })
        .send(body);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return refuse(error.statusCode, error.message);
    }
  });
}

const typed = (asked: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));

/** Without it Excel reads a table as Windows-1252: José becomes JosÃ©. */
const byteOrderMark = '\uFEFF';

/** The same lines after a mark, the first of them read already. */
async function begun(lines: AsyncGenerator<string>, mark: string): Promise<AsyncGenerator<string>> {
  const { value = '' } = await lines.next();
  return (async function* () {
    yield mark + value;
    yield* lines;
  })();
}
