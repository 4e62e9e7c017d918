import { type Units, unitsIn } from './units-in.ts';

/** What to cancel, as chosen in the form. */
export interface CancelChoice {
  readonly cancellationUuid: string;
  readonly scope: 'all' | 'lines';
  readonly units: readonly Units[];
  readonly reason: string;
}

/** Reads the form, with or without script. */
export const choiceIn = (form: URLSearchParams): CancelChoice => ({
  cancellationUuid: form.get('cancellationUuid') ?? '',
  scope: form.get('scope') === 'all' ? 'all' : 'lines',
  units: unitsIn(form),
  reason: form.get('reason') ?? '',
});

/** The errors of a choice before it is sent (spec §5: a reason is required). */
export function faultsOf({ scope, units, reason }: CancelChoice): Record<string, string> {
  return {
    ...(scope === 'lines' && units.length === 0 && { lines: 'Choose at least one item' }),
    ...(reason === '' && { reason: 'Select a reason' }),
  };
}
