import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The minimum for a Node server: answers every request with the same headers and bytes from a file. */
interface Given {
  /** Name, value, name, value … */
  readonly headers: string[];
  readonly base64: string;
}

const { headers, base64 }: Given = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const body = Buffer.from(base64, 'base64');
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
