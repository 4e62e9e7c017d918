import { createHash } from 'node:crypto';

/** Names a state, so that a form can say what it was made from. */
export const fingerprintOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16);

/** Whether a state is another than the one with this fingerprint; callers that name none take it as it is. */
export const hasChanged = (state: unknown, basedOn: string | undefined): boolean =>
  basedOn !== undefined && basedOn !== fingerprintOf(state);
