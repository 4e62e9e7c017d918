import { expect, test } from 'vitest';
import { questionsList } from '../../../../contract/content/documents.schemas.ts';
import { questionsPage } from './questions-page.ts';

const block = (...questions: { question: string; html: string }[]) => questionsList.parse({ type: 'questions_list', questions });

test('[§2.1 FAQ] search engines get a page’s questions with plain-text answers', () => {
  const answered = [
    block({ question: 'Which?', html: '<p>See <a href="/refunds">refunds</a>.</p><p>Alder &amp; Loom’s &lt;b&gt; too.</p>' }),
    block({ question: 'How many?', html: '<ul><li>One</li><li>Two</li></ul>' }),
  ];
  expect(questionsPage(answered)).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'Which?', acceptedAnswer: { text: 'See refunds. Alder & Loom’s <b> too.' } },
        { name: 'How many?', acceptedAnswer: { text: 'One Two' } },
      ],
    },
  ]);
});

test('[§2.1 FAQ] a page without questions is no FAQPage', () => {
  expect(questionsPage([])).toEqual([]);
});
