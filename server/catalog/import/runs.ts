import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Content of a file as a hash; a run is continued only over the very same file. */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('base64url');
}
