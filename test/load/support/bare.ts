import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { type ReferenceProcess, startReference } from './reference-process.ts';

export interface RawAnswer {
  /** Name, value, name, value … without those that Node adds by itself. */
  readonly headers: string[];
  readonly encoding: string;
  /** As sent: not decompressed. */
  readonly body: Buffer;
}

/** What a server answers, byte for byte. */
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

/** The reference of all that is sent from memory: a bare `node:http` server that sends the same bytes and headers. */
export function startBareServer(scratch: string, { headers, body }: RawAnswer): Promise<ReferenceProcess> {
  const given = join(scratch, 'answer.json');
  writeFileSync(given, JSON.stringify({ headers, base64: body.toString('base64') }));
  return startReference('bare-server.ts', given);
}
