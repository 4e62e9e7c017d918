import { moreDetail, returnReason } from '../../../contract/buying/returns.ts';

/** Units of a line that somebody wants to return, as the form has them. */
export interface ChosenLine {
  readonly variationId: number;
  readonly quantity: number;
  readonly reason: string;
  readonly comment: string;
}

/** What somebody has chosen to return. */
export interface ReturnChoice {
  readonly returnUuid: string;
  /** Lines whose fields were sent, those at zero included. */
  readonly lines: readonly ChosenLine[];
}

/** Reads the form, with and without script alike. */
export function returnChoiceIn(form: URLSearchParams): ReturnChoice {
  const lines = [...form].flatMap(([name, value]) => {
    const variationId = Number(/^units-(\d+)$/.exec(name)?.[1]);
    if (!(variationId > 0)) return [];
    const reason = form.get(`reason-${variationId}`) ?? '';
    return [
      { variationId, quantity: Math.max(0, Math.trunc(Number(value) || 0)), reason, comment: form.get(`comment-${variationId}`) ?? '' },
    ];
  });
  return { returnUuid: form.get('returnUuid') ?? '', lines };
}

/** The lines of which units are chosen. */
export const chosenIn = ({ lines }: ReturnChoice): ChosenLine[] => lines.filter(({ quantity }) => quantity > 0);

/** What is wrong with a choice before anybody is asked, by field (spec §5: a reason, and a comment where more detail is needed). */
export function returnFaultsOf(choice: ReturnChoice): Record<string, string> {
  const chosen = chosenIn(choice);
  if (chosen.length === 0) return { lines: 'Choose at least one item' };
  return Object.fromEntries(
    chosen.flatMap(({ variationId, reason, comment }) => {
      const known = returnReason(reason);
      if (!known) return [[`reason-${variationId}`, 'Select a reason']];
      return known.needsDetail && comment.trim() === '' ? [[`comment-${variationId}`, moreDetail]] : [];
    }),
  );
}
