import type { DescribedEndpoint } from '../../../contract/api/described.schemas.ts';
import { openApiDocument } from '../../../contract/api/openapi.schemas.ts';
import { callerOf } from '../../../contract/api/security.ts';
import { endpoints } from '../../../contract/index.ts';
import { data, definePage } from '../../page/page.ts';
import type { ApiDocsData, DocumentedEndpoint, DocumentedField } from './api-docs-data.ts';
import ApiDocsScreen from './api-docs-screen.tsx';

interface JsonSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  /** By media type: JSON, or a form for uploads. */
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content: { 'application/json': { schema: JsonSchema } } }>;
}

/** A schema as a short, readable type. */
function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeOf).join(' | ');
  if (schema.type === 'array') return `${typeOf(schema.items ?? {})}[]`;
  if (schema.type === 'object' && schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`;
  return schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? 'any');
}

function fieldsOf({ properties = {}, required = [], anyOf, oneOf }: JsonSchema): DocumentedField[] {
  const choices = oneOf ?? anyOf;
  if (choices) return choices.flatMap(fieldsOf);
  return Object.entries(properties).map(([name, schema]) => ({ name, type: typeOf(schema), required: required.includes(name) }));
}

function documented(endpoint: DescribedEndpoint, operation: Operation): DocumentedEndpoint {
  const parameters = (where: string) =>
    operation.parameters
      .filter((parameter) => parameter.in === where)
      .map(({ name, required, schema }) => ({ name, required, type: typeOf(schema) }));
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const takes = [
    { where: 'Path', fields: parameters('path') },
    { where: 'Query', fields: parameters('query') },
    { where: 'Body', fields: body ? fieldsOf(body) : [] },
  ];
  return {
    name: endpoint.name,
    summary: endpoint.summary,
    method: endpoint.method,
    path: endpoint.path,
    caller: callerOf(endpoint.access),
    takes: takes.filter(({ fields }) => fields.length > 0),
    answers: fieldsOf(operation.responses[200]?.content['application/json'].schema ?? {}),
    problems: Object.entries(endpoint.problems).map(([code, { status, message }]) => ({ code, status, message })),
  };
}

function describe(): ApiDocsData {
  const { paths } = openApiDocument(endpoints, '') as { paths: Record<string, Record<string, Operation>> };
  const operations = new Map(
    Object.values(paths).flatMap((path) => Object.values(path).map((operation) => [operation.operationId, operation])),
  );
  const all = endpoints.flatMap((endpoint) => {
    const operation = operations.get(endpoint.name);
    return operation ? [documented(endpoint, operation)] : [];
  });
  const groups = Map.groupBy(all, ({ name }) => name.split('.')[0] ?? '');
  return { groups: [...groups].map(([name, group]) => ({ name, endpoints: group })) };
}

/** The API documentation, from the same contract as `/api/openapi.json`. */
export default definePage<ApiDocsData>({
  load: async () => data(describe()),
  head: () => ({ title: 'API', robots: 'noindex' }),
  cache: { maxAge: 30, staleWhileRevalidate: 3600, tags: () => [] },
  Screen: ApiDocsScreen,
});
