import { textProblem } from '../../../contract/api/field-rules.ts';
import { maxComment, moreDetail, type ReturnWish, returnReason } from '../../../contract/returns/returns.ts';

/** A line of the return form. */
export interface ChosenLine {
  readonly variationId: number;
  readonly quantity: number;
  readonly reason: string;
  readonly comment: string;
}

/** The return form's contents. */
export interface ReturnChoice {
  readonly returnUuid: string;
  readonly wish: ReturnWish;
  /** All lines in the form, including those with zero units. */
  readonly lines: readonly ChosenLine[];
}

/** Reads the posted form, with or without script. */
export function returnChoiceIn(form: URLSearchParams): ReturnChoice {
  const lines = [...form].flatMap(([name, value]) => {
    const variationId = Number(/^units-(\d+)$/.exec(name)?.[1]);
    if (!(variationId > 0)) return [];
    const reason = form.get(`reason-${variationId}`) ?? '';
    // Without script, browsers send a line break as two characters.
    const comment = (form.get(`comment-${variationId}`) ?? '').replaceAll('\r\n', '\n');
    return [{ variationId, quantity: Math.max(0, Math.trunc(Number(value) || 0)), reason, comment }];
  });
  return { returnUuid: form.get('returnUuid') ?? '', wish: form.get('wish') === 'replacement' ? 'replacement' : 'refund', lines };
}

/** The lines with at least one unit. */
export const chosenIn = ({ lines }: ReturnChoice): ChosenLine[] => lines.filter(({ quantity }) => quantity > 0);

/** Errors by field, checked before the call (spec §5: a reason, and a comment where it needs detail; its length). */
export function returnFaultsOf(choice: ReturnChoice): Record<string, string> {
  const chosen = chosenIn(choice);
  if (chosen.length === 0) return { lines: 'Choose at least one item' };
  return Object.fromEntries(
    chosen.flatMap(({ variationId, reason, comment }) => {
      const known = returnReason(reason);
      if (!known) return [[`reason-${variationId}`, 'Select a reason']];
      const fault =
        known.needsDetail && comment.trim() === '' ? moreDetail : textProblem('Comments', comment, { required: false, max: maxComment });
      return fault ? [[`comment-${variationId}`, fault]] : [];
    }),
  );
}
