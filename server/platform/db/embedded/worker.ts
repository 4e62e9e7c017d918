import { createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Sessions } from './sessions.ts';

/** Runs PGlite off the main thread and serves it on a Unix socket in PostgreSQL's wire protocol. */
const { dataDir, socketPath } = workerData as { dataDir: string | null; socketPath: string };

const pglite = await PGlite.create(dataDir ?? 'memory://', { extensions: { pg_trgm, unaccent } });
await pglite.exec("SET TIME ZONE 'UTC'");
const sessions = new Sessions((batch) => pglite.execProtocolRaw(batch));
const server = createServer((socket) => sessions.accept(socket));
server.listen(socketPath, () => parentPort?.postMessage('ready'));

parentPort?.on('message', async () => {
  server.close();
  await pglite.close();
  parentPort?.postMessage('closed');
});
