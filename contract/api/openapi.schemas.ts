import { z } from 'zod';
import type { DescribedEndpoint } from './described.schemas.ts';
import { type Download, downloadTypes } from './download.ts';
import { errorBody, originalErrorBody } from './problems.schemas.ts';
import { commonProblems } from './problems.ts';
import { refusalsOf, securityOf, securitySchemes } from './security.ts';

type JsonSchema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] };

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema: { _zod }, jsonSchema }) => {
      // Zod omits the defaults of numbers that may come as text.
      if (io === 'input' && _zod.def.type === 'default') jsonSchema.default ??= _zod.def.defaultValue as never;
      // It lists the keys of a record by enum as required without describing them.
      if (_zod.def.type === 'record' && jsonSchema.required) {
        const value = jsonSchema.additionalProperties ?? {};
        jsonSchema.properties = Object.fromEntries(jsonSchema.required.map((key) => [key, value]));
        jsonSchema.additionalProperties = false;
        delete jsonSchema.propertyNames;
      }
    },
  });
  return json;
}

function parametersOf(schema: z.ZodType, where: 'path' | 'query') {
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: json,
  }));
}

const fileForm = (field: string) => ({
  type: 'object',
  properties: { [field]: { type: 'string', contentMediaType: 'application/octet-stream' } },
  required: [field],
});

const reference = (kind: 'schemas' | 'parameters', name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** How a caller chooses the body of a failed call. */
const errorBodyHeader = {
  name: 'x-error-body',
  in: 'header',
  required: false,
  description: '`original`: `OriginalError`. `user`: the same without `systemMessages`.',
  schema: { type: 'string', enum: ['original', 'user'] },
};

function operationOf(endpoint: DescribedEndpoint) {
  const body = schemaOf(endpoint.body, 'input');
  const failures: Record<string, { description: string; content: object }> = {};
  const original = reference('schemas', 'OriginalError');
  const content = {
    'application/json': { schema: endpoint.originalError ? original : { oneOf: [reference('schemas', 'Error'), original] } },
  };
  const refusals = refusalsOf(endpoint.access).map((code) => [code, commonProblems[code]] as const);
  const problems = { ...Object.fromEntries(refusals), ...endpoint.problems };
  for (const [code, { status, message }] of Object.entries(problems)) {
    const known = failures[status]?.description;
    failures[status] = { description: `${known ? `${known}\n` : ''}\`${code}\`: ${message}`, content };
  }
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    tags: [endpoint.name.split('.')[0]],
    security: securityOf(endpoint.access),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query'), reference('parameters', 'ErrorBody')],
    ...(endpoint.upload !== null && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: fileForm(endpoint.upload) } } },
    }),
    ...(endpoint.isRaw && { requestBody: { required: true, content: { 'application/json': { schema: {} } } } }),
    ...(Object.keys(body.properties ?? {}).length > 0 && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } } },
      ...failures,
      default: { description: 'Failure', content },
    },
  };
}

/** A file, refused with the body of any failed call. */
function downloadOf({ name, summary, description, path, access, asked, type }: Download) {
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, part]) => part));
  const content = { 'application/json': { schema: reference('schemas', 'Error') } };
  const refusals = refusalsOf(access).map((code) => commonProblems[code]);
  return {
    operationId: name,
    summary,
    ...(description && { description }),
    tags: [name.split('.')[0]],
    security: securityOf(access),
    parameters: parametersOf(asked, 'query').map((parameter) =>
      inPath.has(parameter.name) ? { ...parameter, in: 'path', required: true } : parameter,
    ),
    responses: {
      200: { description: 'The file', content: { [downloadTypes[type]]: { schema: { type: 'string' } } } },
      ...Object.fromEntries(refusals.map(({ status, message }) => [status, { description: message, content }])),
      ...(inPath.size > 0 && { 404: { description: commonProblems.not_found.message, content } }),
      default: { description: 'Failure', content },
    },
  };
}

const description = [
  'The API behind the shop’s pages and staff console, open to other clients. Amounts are in cents, times in UTC.',
  'Failed calls return `Error` or, with the header `x-error-body`, `OriginalError` with the problem’s code, details and fields. Some calls always return the latter.',
].join(' ');

/** The OpenAPI 3.1 document of all reachable endpoints and of the files that staff download. */
export function openApiDocument(endpoints: readonly DescribedEndpoint[], serverUrl: string, downloads: readonly Download[] = []): object {
  const paths = new Map<string, Record<string, object>>();
  for (const endpoint of endpoints.filter((candidate) => !candidate.serverOnly)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths.set(path, { ...paths.get(path), [endpoint.method.toLowerCase()]: operationOf(endpoint) });
  }
  for (const download of downloads) paths.set(download.path.replaceAll(/:(\w+)/g, '{$1}'), { get: downloadOf(download) });
  return {
    openapi: '3.1.0',
    info: { title: 'Mantel', version: '1.0.0', description, license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } },
    servers: [{ url: serverUrl }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes,
      parameters: { ErrorBody: errorBodyHeader },
      schemas: { Error: schemaOf(errorBody, 'output'), OriginalError: schemaOf(originalErrorBody, 'output') },
    },
  };
}
