import { sign, verify } from '../platform/signing.ts';
import type { DocumentName } from './store.ts';

/** Lifetime of a preview link, in seconds. */
const lifetime = 86_400;

const purpose = 'content-preview';

/** What a preview shows: a version (null: the draft at the time of viewing), as of a moment (null: now). */
export interface PreviewOf {
  readonly version: number | null;
  readonly at: Date | null;
}

/** A token that shows an unpublished document for a day without signing in. */
export function previewToken(secret: string, name: DocumentName, of: PreviewOf, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + lifetime;
  const what = `${name.kind}.${until}.${of.version ?? ''}.${of.at?.getTime() ?? ''}`;
  return `${what}.${sign(secret, purpose, textOf(name, what))}`;
}

/** What the token shows, if it is valid for this document. */
export function readPreviewToken(secret: string, name: DocumentName, token: string, now: Date): PreviewOf | null {
  const [, what = '', until = '', version = '', at = '', given = ''] =
    /^([a-z]+\.(\d{1,12})\.(\d{0,9})\.(\d{0,15}))\.([\w-]+)$/.exec(token) ?? [];
  if (!verify(secret, purpose, textOf(name, what), given) || Number(until) * 1000 < now.getTime()) return null;
  return { version: version === '' ? null : Number(version), at: at === '' ? null : new Date(Number(at)) };
}

const textOf = ({ brand, kind, key }: DocumentName, what: string): string => `${brand}:${kind}:${key}:${what}`;
