import { readSaid, type Said } from '../../../contract/search/said-filters.ts';
import { readHelp } from '../../../contract/search/said-help.ts';
import type { Understood } from '../../../contract/settings/ranking.ts';
import { plainLabel } from '../facets/present.ts';
import { stemsOf } from '../text/words.ts';
import { type Known, lexiconOf } from './find.ts';
import { interpret } from './interpret.ts';
import type { Alternative, Query } from './query.ts';
import { wishOf } from './wishes.ts';

/** How likely a kind must be, beside the likeliest, to be named, and how many are. */
const minLikely = 0.3;
const maxKinds = 4;
/** Most other words named for each. */
const maxAlso = 8;

/** How a text is read, for staff, with the words and filters that are searched for. */
export function understand(known: Known, typed: string): { said: Said; understood: Understood } {
  const said = readSaid(typed);
  const query = interpret(lexiconOf(known), said.text, { unfinished: false });
  const { without } = wishOf(said.text);
  // "Without a cord" also searches for cordless, which nobody has typed.
  const slots = (query?.slots ?? []).filter(({ word }) => !without.some((one) => word === `${one}less`));
  const wordsIn = (bits: number) => slots.flatMap(({ word }, at) => (bits & (1 << at) ? [word] : []));
  const understood = {
    corrected: query?.corrected ?? null,
    words: query ? wordsOf(known, query, slots, said.text) : [],
    kinds: query ? kindsOf(known, query) : [],
    without: [...without],
    sizes: query ? wordsIn(query.sizes.reduce((bits, { slot }) => bits | (1 << slot), 0)) : [],
    purpose: wordsIn(query?.circumstance ?? 0),
    filters: Object.entries(said.filters).map(([key, value]) => plainLabel(key as keyof typeof said.filters, String(value))),
    isSku: (query?.skus.length ?? 0) > 0,
    help: readHelp(typed),
  };
  return { said, understood };
}

/** Each word with what also matches it, then each phrase that has other words as a whole. */
function wordsOf({ index: { text: index }, synonyms }: Known, query: Query, slots: Query['slots'], typed: string): Understood['words'] {
  const stems = slots.map(({ word }) => stemsOf(word)[0] ?? word);
  // The same way to match several words is one alternative of all of them.
  const shared = new Map<Alternative['terms'], number[]>();
  slots.forEach(({ alternatives }, at) => {
    for (const { terms } of alternatives) shared.set(terms, [...(shared.get(terms) ?? []), at]);
  });
  const spelled = index.vocabulary.spellings(new Set([...shared.keys()].flat()));
  const stemOf = new Map([...spelled].map(([term, word]) => [term, stemsOf(word)[0] ?? word]));
  const phrases = new Map<string, { at: number; words: number; also: Map<string, 'synonym' | 'related'> }>();
  for (const [terms, places] of shared) {
    const [at = 0, words] = [places[0], places.length];
    const text = terms.map((term) => spelled.get(term) ?? '').join(' ');
    const said = [stems[at], ...(slots[at]?.also ?? []).map((word) => stemsOf(word)[0])];
    if (words === 1 && terms.length === 1 && said.includes(stemOf.get(terms[0] ?? -1))) continue;
    const means = terms.map((term) => stemOf.get(term)).join(' ');
    const isSynonym = synonyms.from(stems, at).some((one) => one.words === words && one.means.join(' ') === means);
    const key = `${at} ${words}`;
    const phrase = phrases.get(key) ?? { at, words, also: new Map() };
    phrase.also.set(text, isSynonym ? 'synonym' : 'related');
    phrases.set(key, phrase);
  }
  const alsoOf = (key: string) => [...(phrases.get(key)?.also ?? [])].slice(0, maxAlso).map(([text, by]) => ({ text, by }));
  return [
    ...slots.flatMap(({ word, also = [], alternatives }, at) => {
      const isUnknown = alternatives.length === 0;
      return [{ word, isUnknown, also: alsoOf(`${at} 1`) }, ...also.map((other) => ({ word: other, isUnknown, also: [] }))];
    }),
    ...[...phrases].flatMap(([key, { at, words }]) =>
      words === 1 ? [] : [{ word: phraseOf(query, typed, at, words), isUnknown: false, also: alsoOf(key) }],
    ),
  ];
}

/** Words as they were typed, silent ones between them included ("chest of drawers"). */
function phraseOf({ slots }: Query, typed: string, at: number, words: number): string {
  const [first = '', ...more] = slots.slice(at, at + words).map(({ word }) => word);
  const last = more.at(-1) ?? '';
  const text = typed.toLowerCase();
  const from = text.indexOf(first);
  const to = text.lastIndexOf(last);
  return from < 0 || to < from ? [first, ...more].join(' ') : text.slice(from, to + last.length);
}

function kindsOf({ index }: Known, { likely }: Query): string[] {
  return [...likely.entries()]
    .filter(([, share]) => share >= minLikely)
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxKinds)
    .flatMap(([kind]) => index.text.kindTitle(kind) ?? []);
}
