import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** A storage that speaks S3's protocol, in memory. It refuses what is not signed by version 4 of the protocol, and bodies that differ from their digest. */
export interface FakeS3 {
  /** Of its bucket. */
  readonly url: string;
  /** Objects by key. */
  readonly objects: Map<string, { readonly body: Buffer; readonly type: string }>;
  /** `METHOD key` of every request. */
  readonly asked: string[];
  /** `away` answers 503, `slow` not at all. */
  state: 'fine' | 'away' | 'slow';
  close(): void;
}

export const s3Keys = {
  region: 'eu-central-1',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
} as const;

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Why a request is refused; null when its signature fits (AWS, "Signature Version 4 signing process"). */
function faultOf(request: IncomingMessage, body: Buffer): string | null {
  const { headers, method, url = '' } = request;
  const form = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, key, scope = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  const date = String(headers['x-amz-date']);
  if (key !== s3Keys.accessKeyId) return 'InvalidAccessKeyId';
  if (scope !== `${date.slice(0, 8)}/${s3Keys.region}/s3/aws4_request`) return 'AuthorizationHeaderMalformed';
  const at = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (!(Math.abs(Date.now() - Date.parse(at)) < 900_000)) return 'RequestTimeTooSkewed';
  const digest = String(headers['x-amz-content-sha256']);
  if (method === 'PUT' && digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, url, '', signed.join(''), names, digest].join('\n');
  let signingKey: string | Buffer = `AWS4${s3Keys.secretAccessKey}`;
  for (const part of scope.split('/')) signingKey = hmac(signingKey, part);
  const expected = hmac(signingKey, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex');
  return signature === expected ? null : 'SignatureDoesNotMatch';
}

export async function startS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const key = (request.url ?? '').replace('/pictures/', '');
    fake.asked.push(`${request.method} ${key}`);
    if (fake.state === 'slow') return;
    if (fake.state === 'away') return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    const fault = faultOf(request, body);
    if (fault) return response.writeHead(403).end(`<Error><Code>${fault}</Code></Error>`);
    const found = objects.get(key);
    if (request.method === 'PUT') objects.set(key, { body, type: request.headers['content-type'] ?? '' });
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET') return response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    return found ? response.end(found.body) : response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const fake: FakeS3 = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/pictures`,
    objects,
    asked: [],
    state: 'fine',
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
}
