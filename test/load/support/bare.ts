import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { type ReferenceProcess, startReference } from './reference-process.ts';

export interface RawAnswer {
  /** Alternating names and values, without those Node adds by itself. */
  readonly headers: string[];
  readonly encoding: string;
  /** As sent, still compressed. */
  readonly body: Buffer;
}

/** A server's exact response. */
export function answerOf(from: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(from, { headers, agent: false }, async (response) => {
      const chunks = await response.toArray();
      const pairs = response.rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [[name, response.rawHeaders[i + 1] ?? '']] : []));
      const own = pairs.filter(([name = '']) => !['date', 'connection', 'keep-alive'].includes(name.toLowerCase()));
      resolve({ headers: own.flat(), encoding: response.headers['content-encoding'] ?? 'identity', body: Buffer.concat(chunks) });
    });
    asked.on('error', reject).end();
  });
}

/** The reference for responses from memory: a bare `node:http` server with the same bytes and headers. */
export function startBareServer(scratch: string, { headers, body }: RawAnswer): Promise<ReferenceProcess> {
  const given = join(scratch, 'answer.json');
  writeFileSync(given, JSON.stringify({ headers, base64: body.toString('base64') }));
  return startReference('bare-server.ts', given);
}
