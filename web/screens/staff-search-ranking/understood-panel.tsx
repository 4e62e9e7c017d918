import type { ReactNode } from 'react';
import type { Understood } from '../../../contract/settings/ranking.ts';
import { Facts } from '../../features/staff/facts.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { staffSynonyms } from '../../staff-routes.ts';

/** How search reads the words, in plain words. */
export function UnderstoodPanel({ q, understood }: { q: string; understood: Understood }) {
  return (
    <Panel id="preview" title={`How “${q}” is understood`}>
      <Facts facts={factsOf(q, understood)} />
    </Panel>
  );
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

function factsOf(q: string, understood: Understood): { name: string; value: ReactNode }[] {
  const { corrected, words, kinds, without, sizes, purpose, filters, isSku, help } = understood;
  if (help !== null) return [{ name: 'Asks for help', value: `Shoppers are led to the page about ${help} instead of results.` }];
  const unknown = words.filter(({ isUnknown }) => isUnknown).map(({ word }) => word);
  const searched = words.filter(({ word, isUnknown }) => !isUnknown && !word.includes(' ')).map(({ word }) => word);
  return [
    ...(corrected === null ? [] : [{ name: 'Corrected to', value: `“${corrected}”` }]),
    { name: 'Searched words', value: searched.length > 0 ? quoted(searched) : 'None' },
    ...words.flatMap(({ word, also }) =>
      (['synonym', 'related'] as const).flatMap((by) => {
        const texts = also.filter((one) => one.by === by).map(({ text }) => text);
        return texts.length === 0
          ? []
          : [{ name: `${by === 'synonym' ? 'Synonyms' : 'Related words'} of “${word}”`, value: quoted(texts) }];
      }),
    ),
    ...(unknown.length === 0
      ? []
      : [
          {
            name: 'No product has',
            value: (
              <>
                {quoted(unknown)} <a href={staffSynonyms({ phrase: unknown[0] ?? q })}>Add a synonym</a>
              </>
            ),
          },
        ]),
    ...(kinds.length === 0 ? [] : [{ name: 'Likely categories', value: kinds.join(', ') }]),
    ...(filters.length === 0 ? [] : [{ name: 'Filters', value: filters.join(', ') }]),
    ...(without.length === 0 ? [] : [{ name: 'Left out', value: quoted(without) }]),
    ...(sizes.length === 0 ? [] : [{ name: 'Sorted by size', value: quoted(sizes) }]),
    ...(purpose.length === 0 ? [] : [{ name: 'Only ranks', value: `${quoted(purpose)}: what it’s for or how many` }]),
    ...(isSku ? [{ name: 'SKU', value: 'The product with this SKU comes first.' }] : []),
  ];
}
