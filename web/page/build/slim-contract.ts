import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';

/**
 * What browsers get of the contract: endpoints with what a call needs (method, path, names of query parameters), problems,
 * constants and functions, but neither schemas nor zod, which would be a third of the product page's script. Schemas run on the
 * server and, in development, in the browser. The modules are run at build time and their schemas replaced by what they
 * came to; a screen that runs a schema in the browser fails the build or its first test.
 */
export function slimContract(): Plugin {
  const noZod = '\0no-zod';
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: { order: 'pre', handler: (source) => (source === 'zod' ? { id: noZod, moduleSideEffects: false } : null) },
    load: (id) => (id === noZod ? zodStandIn : null),
    transform: {
      filter: { id: /\/contract\/(?:content\/)?[\w-]+\.ts$/ },
      async handler(code, id) {
        const values: Record<string, unknown> = await import(pathToFileURL(id).href);
        return { code: slim(code, this.parse(code) as unknown as Program, values), map: null };
      },
    },
  };
}

/** For what is left of schemas inside larger expressions: every method answers another schema, and none checks anything. */
const zodStandIn = `export const z = new Proxy(() => z, {
  get: (_, name) => {
    if (/parse/i.test(String(name))) throw new Error('Schemas are not part of the production build');
    return z;
  },
});`;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Declarator extends Node {
  readonly id: { readonly name?: string };
  readonly init: (Node & { readonly callee?: Node; readonly object?: Node; readonly name?: string }) | null;
}
interface Statement extends Node {
  readonly declaration?: Statement;
  readonly declarations?: readonly Declarator[];
}
interface Program {
  readonly body: readonly Statement[];
}

/** Replaces the initialisers of a module's constants that are, or are made from, schemas. */
function slim(code: string, program: Program, values: Readonly<Record<string, unknown>>): string {
  const schemas = new Set(['z']);
  let slimmed = '';
  let kept = 0;
  for (const statement of program.body) {
    for (const { id, init } of (statement.declaration ?? statement).declarations ?? []) {
      if (!init || !id.name) continue;
      const isSchema = schemas.has(rootOf(init) ?? '') || looksLikeSchema(values[id.name]);
      if (isSchema) schemas.add(id.name);
      const literal = isSchema ? schemaLiteral(values[id.name]) : (groupLiteral(values[id.name]) ?? plainLiteral(init, values[id.name]));
      if (literal === null) continue;
      slimmed += code.slice(kept, init.start) + literal;
      kept = init.end;
    }
  }
  return slimmed + code.slice(kept);
}

/** The variable a chain of calls and members begins with: `z` in `z.string().trim()`. */
function rootOf(node: NonNullable<Declarator['init']>): string | undefined {
  const inner = node.callee ?? node.object;
  return inner ? rootOf(inner) : node.type === 'Identifier' ? node.name : undefined;
}

const looksLikeSchema = (value: unknown): value is z.ZodType => typeof value === 'object' && value !== null && '_zod' in value;

/** Of a schema only an enum's choices are of use without zod. */
function schemaLiteral(schema: unknown): string {
  return JSON.stringify(looksLikeSchema(schema) && 'options' in schema && schema.type === 'enum' ? { options: schema.options } : null);
}

/** A group of endpoints with what a call needs; null for anything else. */
function groupLiteral(value: unknown): string | null {
  if (Array.isArray(value)) return null;
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value);
  if (entries.length === 0 || !entries.every(([, one]) => isEndpoint(one))) return null;
  return JSON.stringify(Object.fromEntries(entries.map(([key, one]) => [key, slimEndpoint(one as Endpoint)])));
}

/** What a call came to, if it is nothing but data: unlike the call, it is left out where nobody uses it. */
function plainLiteral(init: Node, value: unknown): string | null {
  return init.type === 'CallExpression' && isPlain(value) ? JSON.stringify(value) : null;
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return plain && Object.values(value).every(isPlain);
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value;

/** A call without a body puts all that it is given into the query; only where there is a body too must the query's names be known. */
function slimEndpoint({ method, path, query, upload }: Endpoint) {
  const names = method === 'GET' || method === 'DELETE' ? [] : Object.keys((query as { shape?: object }).shape ?? {});
  const shape = Object.fromEntries(names.map((key) => [key, 0]));
  return { method, path, ...(names.length > 0 && { query: { shape } }), ...(upload && { upload }) };
}
