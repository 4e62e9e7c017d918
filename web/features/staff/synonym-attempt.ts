import type { Failure } from '../../../contract/client.ts';
import type { ListedSynonym } from '../../../contract/staff-synonyms.ts';

/** The form of a line as it is shown: what stands in it, and what was wrong when it was sent. */
export interface SynonymAttempt {
  readonly typed: Omit<ListedSynonym, 'synonymId'>;
  readonly errors: Readonly<Record<string, string>>;
  /** The line that the two phrases have already. */
  readonly knownId: number | null;
}

export const emptyAttempt: SynonymAttempt = { typed: { phrase: '', means: '', oneWay: false }, errors: {}, knownId: null };

/** A line as a form says it. */
export const typedLine = (form: URLSearchParams): SynonymAttempt['typed'] => ({
  phrase: form.get('phrase') ?? '',
  means: form.get('means') ?? '',
  oneWay: form.get('ways') === 'one',
});

export function failedAttempt(typed: SynonymAttempt['typed'], { fields, details }: Failure): SynonymAttempt {
  const known = details?.synonymId;
  return { typed, errors: fields ?? {}, knownId: typeof known === 'number' ? known : null };
}
