import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import type { PlainPage } from './plain-render.ts';

/** The minimum for a React page on Fastify: `renderToString` per request, with data in memory, head and tail as strings. */
export interface Given {
  /** The built `plain-render.ts`. */
  readonly module: string;
  readonly data: PlainPage;
  readonly before: string;
  readonly after: string;
  readonly headers: Readonly<Record<string, string>>;
}

const { module, data, before, after, headers }: Given = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const { plainRender }: typeof import('./plain-render.ts') = await import(pathToFileURL(module).href);
const app = Fastify();
app.get('/', async (_request, reply) => reply.headers(headers).send(before + plainRender(data) + after));
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
