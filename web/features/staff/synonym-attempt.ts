import type { Failure } from '../../../contract/api/client.ts';
import type { ListedSynonym } from '../../../contract/staff/staff-synonyms.ts';

/** The synonym form with its values and errors. */
export interface SynonymAttempt {
  readonly typed: Omit<ListedSynonym, 'synonymId'>;
  readonly errors: Readonly<Record<string, string>>;
  /** The synonym that these two phrases already have. */
  readonly knownId: number | null;
}

export const emptyAttempt: SynonymAttempt = { typed: { phrase: '', means: '', oneWay: false }, errors: {}, knownId: null };

/** The typed synonym of a posted form. */
export const typedSynonym = (form: URLSearchParams): SynonymAttempt['typed'] => ({
  phrase: form.get('phrase') ?? '',
  means: form.get('means') ?? '',
  oneWay: form.get('ways') === 'one',
});

export function failedAttempt(typed: SynonymAttempt['typed'], { fields, details }: Failure): SynonymAttempt {
  const known = details?.synonymId;
  return { typed, errors: fields ?? {}, knownId: typeof known === 'number' ? known : null };
}
