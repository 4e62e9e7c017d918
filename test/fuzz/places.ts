import { readFileSync } from 'node:fs';
import { routes } from '../../web/routes.ts';
import { staffRoutes } from '../../web/staff-routes.ts';
import type { Schema } from './values.ts';

/** A possible request to the shop. */
export interface Place {
  readonly name: string;
  readonly method: string;
  /** With `{name}` for values. */
  readonly path: string;
  readonly query: readonly { readonly name: string; readonly required: boolean; readonly schema: Schema }[];
  readonly params: ReadonlyMap<string, Schema>;
  readonly body: Schema | null;
  /** Field of a file. */
  readonly upload: string | null;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** Every call in the OpenAPI document. */
function readApi(): Place[] {
  const file = new URL('../../docs/api/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => {
      const of = (where: string) => parameters.filter((one) => one.in === where);
      const form = requestBody?.content['multipart/form-data']?.schema;
      return {
        name: operationId,
        method: method.toUpperCase(),
        path,
        query: of('query').map(({ name, required = false, schema }) => ({ name, required, schema })),
        params: new Map(of('path').map(({ name, schema }) => [name, schema])),
        body: requestBody?.content['application/json']?.schema ?? null,
        upload: form ? (Object.keys(form.properties ?? {})[0] ?? 'file') : null,
      };
    }),
  );
}

/** Every page, and whatever else is served. */
function readPages(): Place[] {
  const others = [
    '/healthz',
    '/readyz',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/sitemap-categories.xml',
    '/feeds/products.xml',
  ]
    .concat('/speculation-rules.json', '/media/{file}', '/images/{file}', '/assets/{file}', '/api/openapi.json', '/{page}/{slug}')
    .concat('/family/sign-in', '/family/hand-over', '/family/arrive', '/family/staff/sign-in');
  const queryOf = (names: readonly string[]) => names.map((name) => ({ name, required: false, schema: { type: 'string' } }));
  const pages = [...routes, ...staffRoutes].map(({ name, pattern, query }) => ({
    name: `page.${name}`,
    path: pattern.replaceAll(/:(\w+)/g, '{$1}'),
    query: queryOf(query),
  }));
  const files = others.map((path) => ({ name: path, path, query: queryOf(['brand', 'state', 'to', 'token', 'w']) }));
  const none = { params: new Map<string, Schema>(), body: null, upload: null };
  return [...pages, ...files].map((place) => ({ ...place, ...none, method: 'GET' }));
}

export const api: readonly Place[] = readApi();
export const pages: readonly Place[] = readPages();

const patterns = [...api, ...pages].map(({ name, method, path }) => ({
  name,
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  isFixed: !path.includes('{'),
}));

/** The operation or page of a call; the call itself when there is none. */
export function operationOf(method: string, target: string): string {
  const path = target.split('?')[0] ?? '';
  const all = patterns.filter((one) => one.method === method && one.pattern.test(path));
  return (all.find(({ isFixed }) => isFixed) ?? all[0])?.name ?? `${method} ${path.split('/').slice(0, 4).join('/')}`;
}
