import { openAsBlob } from 'node:fs';
import { createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Sessions } from './sessions.ts';
import type { ThreadData } from './thread.ts';

/** Runs PGlite off the main thread and serves it on a Unix socket in PostgreSQL's wire protocol. */
const { dataDir, template, socketPath }: ThreadData = workerData;

const pglite = await PGlite.create(dataDir ?? 'memory://', {
  extensions: { pg_trgm, unaccent },
  ...(template !== null && { loadDataDir: await openAsBlob(template) }),
});
await pglite.exec("SET TIME ZONE 'UTC'");
const sessions = new Sessions(run);
const server = createServer((socket) => sessions.accept(socket));
server.listen(socketPath, () => parentPort?.postMessage('ready'));

/**
 * The streaming call, because the plain one also parses every answer and retains it. Nothing needs flushing afterwards: the database's files are real
 * ones.
 */
async function run(batch: Uint8Array): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  await pglite.execProtocolRawStream(batch, { syncToFs: false, onRawData: (part) => parts.push(Buffer.from(part)) });
  const [first] = parts;
  return first && parts.length === 1 ? first : Buffer.concat(parts);
}

parentPort?.on('message', async () => {
  server.close();
  await pglite.close();
  parentPort?.postMessage('closed');
});
