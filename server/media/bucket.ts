import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Logger } from 'pino';
import { commonProblems } from '../../contract/api/problems.ts';
import type { BucketConfig } from '../platform/config/bucket-config.ts';
import { errorOf } from '../platform/errors.ts';
import { problemsOf } from '../platform/http/problem.ts';

const problem = problemsOf({ unavailable: commonProblems.unavailable });

/** Milliseconds for a file of 16 MB on a slow line, including two more attempts. */
const maxMs = 10_000;

/**
 * Files of one folder in S3 or a storage that speaks its protocol. Every method throws the problem `unavailable`, with the reason in the log, when the
 * storage does not do as told.
 */
export class Bucket {
  readonly #client: AwsClient;
  readonly #address: string;
  readonly #log: Logger;
  readonly #limitMs: number;

  /** `folder` without slashes. */
  constructor({ url, region, accessKeyId, secretAccessKey }: BucketConfig, folder: string, log: Logger, limitMs = maxMs) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2, initRetryMs: 200 });
    this.#address = `${url}/${folder}`;
    this.#log = log;
    this.#limitMs = limitMs;
  }

  /** Stores a file; returns once the storage has it whole. */
  async put(name: string, content: Uint8Array, contentType: string): Promise<void> {
    const headers = { 'content-type': contentType, 'x-amz-content-sha256': createHash('sha256').update(content).digest('hex') };
    await this.#ask('PUT', name, [200], { headers, body: new Uint8Array(content) });
  }

  /** A file's bytes; null when there is none. */
  async get(name: string): Promise<Buffer | null> {
    return this.#ask('GET', name, [200, 404]);
  }

  /** Deletes a file; does nothing if already deleted. */
  async remove(name: string): Promise<void> {
    await this.#ask('DELETE', name, [200, 204, 404]);
  }

  /** The body of a success, null for 404 where it is expected. */
  async #ask(method: string, name: string, expected: readonly number[], init: RequestInit = {}): Promise<Buffer | null> {
    try {
      const signal = AbortSignal.timeout(this.#limitMs);
      const answered = await this.#client.fetch(`${this.#address}/${name}`, { ...init, method, signal, redirect: 'error' });
      const body = Buffer.from(await answered.arrayBuffer());
      if (expected.includes(answered.status)) return answered.status === 404 ? null : body;
      throw new Error(`the bucket answered ${answered.status} to ${method}: ${body.toString('utf8', 0, 300)}`);
    } catch (error) {
      this.#log.error({ err: errorOf(error) }, 'the bucket of media');
      throw problem('unavailable', { retryAfterSeconds: 5 });
    }
  }
}
