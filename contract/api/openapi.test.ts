import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, object>;
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>>;
}

const committed = readFileSync(new URL('../../docs/api/openapi.json', import.meta.url), 'utf8');
const openApi = (): OpenApi => JSON.parse(committed);

/** Values that stand more than once. */
const repeated = (values: readonly string[]): string[] => [...new Set(values.filter((value, place) => values.indexOf(value) !== place))];

/** Every value of a property, at any depth. */
function valuesOf(node: unknown, name: string): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [...(key === name ? [value] : []), ...valuesOf(value, name)]);
}

/** Whether a JSON pointer into the document leads somewhere. */
function resolves(document: OpenApi, reference: string): boolean {
  if (!reference.startsWith('#/')) return false;
  let node: unknown = document;
  for (const part of reference
    .slice(2)
    .split('/')
    .map((one) => decodeURIComponent(one).replaceAll('~1', '/').replaceAll('~0', '~'))) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return false;
    node = Object.getOwnPropertyDescriptor(node, part)?.value;
  }
  return true;
}

function faultsOfOperation(path: string, { summary, tags, security, parameters, responses }: Operation): string[] {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const declared = inPath.map(({ name }) => name);
  const used = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const statuses = Object.keys(responses);
  return [
    ...repeated(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).map((one) => `declares ${one} twice`),
    ...used.filter((name) => !declared.includes(name)).map((name) => `does not declare {${name}}`),
    ...declared.filter((name) => !used.includes(name)).map((name) => `does not use {${name}}`),
    ...inPath.filter(({ required }) => !required).map(({ name }) => `does not require {${name}}`),
    ...(summary?.trim() ? [] : ['has no summary']),
    ...(tags?.length && tags.every((tag) => tag !== '') ? [] : ['has no tag']),
    ...(security?.length ? [] : ['does not say who may call']),
    ...(statuses.some((status) => /^2\d\d$/.test(status)) ? [] : ['has no 2xx answer']),
    ...(statuses.some((status) => /^4\d\d$/.test(status)) ? [] : ['has no 4xx answer']),
  ];
}

/** What the usual rules for OpenAPI 3.1 find. */
function faultsOf(document: OpenApi): string[] {
  const { paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) => Object.values(methods).map((operation) => ({ path, operation })));
  const references = new Set(valuesOf(document, '$ref').map(String));
  const schemes = new Set(operations.flatMap(({ operation }) => operation.security ?? []).flatMap(Object.keys));
  const { securitySchemes = {}, ...referred } = components;
  const referable = Object.entries(referred).flatMap(([kind, named]) => Object.keys(named).map((name) => `#/components/${kind}/${name}`));
  return [
    ...repeated(operations.map(({ operation }) => operation.operationId)).map((id) => `${id} is there twice`),
    ...repeated(Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))).map((path) => `${path} is there twice`),
    ...operations.flatMap(({ path, operation }) => faultsOfOperation(path, operation).map((fault) => `${operation.operationId} ${fault}`)),
    ...[...references].filter((reference) => !resolves(document, reference)).map((reference) => `${reference} leads nowhere`),
    ...referable.filter((one) => !references.has(one)).map((one) => `${one} is unused`),
    ...[...schemes].filter((scheme) => !Object.hasOwn(securitySchemes, scheme)).map((scheme) => `${scheme} is not declared`),
    ...Object.keys(securitySchemes)
      .filter((scheme) => !schemes.has(scheme))
      .map((scheme) => `${scheme} is unused`),
  ];
}

const path = '/api/cart/{cartUuid}/variations/{variationId}';
const operationIn = ({ paths }: OpenApi): Operation => {
  const operation = paths[path]?.put;
  if (!operation) throw new Error(`There is no PUT ${path}`);
  return operation;
};

describe('[§7] the API document', () => {
  it('keeps the rules for OpenAPI', () => {
    const document = openApi();
    expect(Object.keys(document.paths).length).toBeGreaterThan(100);
    expect(faultsOf(document)).toEqual([]);
    // Any input can be wrong.
    for (const { operationId, responses } of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
      expect(Object.keys(responses), operationId).toContain('400');
    }
  });

  const cases: [string, (document: OpenApi) => unknown][] = [
    ['cart.get is there twice', (one) => (operationIn(one).operationId = 'cart.get')],
    ['/api/cart/{}/variations/{} is there twice', ({ paths }) => (paths['/api/cart/{a}/variations/{b}'] = {})],
    ['cart.setQuantity does not declare {cartUuid}', (one) => operationIn(one).parameters.splice(0, 1)],
    ['cart.setQuantity does not use {other}', (one) => operationIn(one).parameters.push({ name: 'other', in: 'path', required: true })],
    ['cart.setQuantity does not require {cartUuid}', (one) => Object.assign(operationIn(one).parameters[0] ?? {}, { required: false })],
    ['cart.setQuantity declares path cartUuid twice', (one) => operationIn(one).parameters.push(...operationIn(one).parameters)],
    ['cart.setQuantity has no summary', (one) => (operationIn(one).summary = ' ')],
    ['cart.setQuantity has no tag', (one) => (operationIn(one).tags = [])],
    ['cart.setQuantity does not say who may call', (one) => (operationIn(one).security = [])],
    ['cart.setQuantity has no 2xx answer', (one) => (operationIn(one).responses = { 400: {} })],
    ['cart.setQuantity has no 4xx answer', (one) => (operationIn(one).responses = { 200: {}, default: {} })],
    ['#/components/schemas/Missing leads nowhere', (one) => (operationIn(one).responses[409] = { $ref: '#/components/schemas/Missing' })],
    ['#/components/schemas/Spare is unused', ({ components }) => Object.assign(components.schemas ?? {}, { Spare: {} })],
    ['magic is not declared', (one) => operationIn(one).security?.push({ magic: [] })],
    ['spare is unused', ({ components }) => Object.assign(components.securitySchemes ?? {}, { spare: {} })],
  ];

  it.each(cases)('has a rule by which %s', (fault, spoil) => {
    const document = openApi();
    spoil(document);
    expect(faultsOf(document)).toContain(fault);
  });
});
