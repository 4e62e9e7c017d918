import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnswerPanel } from './review-forms.tsx';
import type { StaffReviewData } from './staff-review-data.ts';

it('[look: staff console] a refused answer is kept beside the one of somebody else', () => {
  const reply = { from: 'Alder & Loom', text: 'Theirs', answeredOn: '2026-01-01' };
  const shown = {
    review: { reviewId: 1, reply, answerFingerprint: 'theirs' },
    refused: { form: 'answer', typed: 'Mine', error: undefined },
  } as unknown as StaffReviewData;
  const markup = renderToStaticMarkup(<AnswerPanel {...shown} />);
  expect(markup).toMatch(/<p[^>]*>Published now: Theirs<\/p>/);
  expect(markup).toMatch(/<textarea[^>]*>Mine<\/textarea>/);
  expect(markup.match(/name="basedOn" value="theirs"/g)).toHaveLength(2);
});
