import { type Units, unitsIn } from './units-in.ts';

/** What somebody has chosen to cancel, as the form has it. */
export interface CancelChoice {
  readonly cancellationUuid: string;
  readonly scope: 'all' | 'lines';
  readonly units: readonly Units[];
  readonly reason: string;
}

/** Reads the form, with and without script alike. */
export const choiceIn = (form: URLSearchParams): CancelChoice => ({
  cancellationUuid: form.get('cancellationUuid') ?? '',
  scope: form.get('scope') === 'all' ? 'all' : 'lines',
  units: unitsIn(form),
  reason: form.get('reason') ?? '',
});

/** What is wrong with a choice before anybody is asked (spec §5: a reason is required). */
export function faultsOf({ scope, units, reason }: CancelChoice): Record<string, string> {
  return {
    ...(scope === 'lines' && units.length === 0 && { lines: 'Choose at least one item' }),
    ...(reason === '' && { reason: 'Select a reason' }),
  };
}
