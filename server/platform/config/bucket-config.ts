import type { Environment } from './environment.ts';

/** A bucket of S3, or of a storage that speaks its protocol. */
export interface BucketConfig {
  /** The address its objects are below, without a trailing slash. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type Given = Pick<Environment, 'S3_BUCKET_URL' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** Everything wrong with the settings for a bucket; never a key itself. */
export function bucketFaults(e: Given, production: boolean): string[] {
  const names = ['S3_BUCKET_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = names.filter((name) => !e[name]);
  if (missing.length === names.length) return [];
  if (missing.length > 0) return [`${missing.join(' and ')}: needed too, or leave out everything of S3`];
  if (URL.parse(e.S3_BUCKET_URL ?? '')?.search) return ['S3_BUCKET_URL: takes an address without a query'];
  const isOpen = production && e.S3_BUCKET_URL?.startsWith('http://') && !isLocal(e.S3_BUCKET_URL);
  return isOpen ? ['S3_BUCKET_URL: needs https://, or a storage on this machine'] : [];
}

const isLocal = (url: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(URL.parse(url)?.hostname ?? '');

/** Null: files are on disk. */
export function bucketOf(e: Given): BucketConfig | null {
  const { S3_BUCKET_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  if (!url || !accessKeyId || !secretAccessKey) return null;
  return { url: url.replace(/\/$/, ''), region: e.S3_REGION, accessKeyId, secretAccessKey };
}
