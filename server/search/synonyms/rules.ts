import { textProblem } from '../../../contract/api/field-rules.ts';
import type { Synonym } from '../query/synonyms.ts';
import { stemsOf, wordsOf } from '../text/words.ts';

/** A stored line. */
export interface Line extends Synonym {
  readonly synonymId: number;
}

/** Most words in a phrase (`query/synonyms.ts`), stop words not counted. */
const maxWords = 3;
const longest = 80;

const tidy = (text: string) => text.toWellFormed().trim().replace(/\s+/g, ' ').toLowerCase();

/** A line in stored form: lower case, single spaces. */
export const tidied = ({ phrase, means, oneWay }: Synonym): Synonym => ({ phrase: tidy(phrase), means: tidy(means), oneWay });

const keyOf = (text: string) => stemsOf(text).join(' ');

function phraseProblem(label: string, text: string): string | null {
  const plain = textProblem(label, text, { max: longest });
  if (plain) return plain;
  const words = stemsOf(text).length;
  if (words === 0) return 'Search ignores these words and symbols. Use other words';
  return words > maxWords ? 'Use three words at most' : null;
}

/** Problems of a line by field; null when valid. Plurals, capitals and accents do not make a different phrase. */
export function lineProblems({ phrase, means }: Synonym): Record<string, string> | null {
  const wrong = {
    phrase: phraseProblem('Search term', phrase),
    means: phraseProblem('Synonym', means),
  };
  if (!wrong.phrase && !wrong.means && keyOf(phrase) === keyOf(means)) {
    wrong.means = 'Search already treats these as the same: plurals, capitals and accents don’t matter';
  }
  const found = Object.entries(wrong).filter((one): one is [string, string] => one[1] !== null);
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** The existing line for two phrases in either direction; a second one could contradict it. */
export function lineOfBoth({ phrase, means }: Synonym, lines: readonly Line[]): Line | undefined {
  const from = keyOf(phrase);
  const to = keyOf(means);
  return lines.find((line) => {
    const first = keyOf(line.phrase);
    const second = keyOf(line.means);
    return (first === from && second === to) || (first === to && second === from);
  });
}

/** Lines with the text on either side, alphabetically; all of them for an empty text. */
export function linesWith(asked: string, lines: readonly Line[]): Line[] {
  const words = wordsOf(asked).join(' ');
  const stems = keyOf(asked);
  const says = (text: string) => (words !== '' && wordsOf(text).join(' ').includes(words)) || (stems !== '' && keyOf(text).includes(stems));
  const found = asked === '' ? lines : lines.filter(({ phrase, means }) => says(phrase) || says(means));
  return found.toSorted((a, b) => a.phrase.localeCompare(b.phrase, 'en') || a.means.localeCompare(b.means, 'en'));
}

/** Finds the synonym for exactly these words: what it adds to a search, and its number. */
export function linesFor(lines: readonly Line[]): (words: string) => { synonymId: number; means: string } | null {
  const found = new Map<string, { synonymId: number; means: string }>();
  for (const { synonymId, phrase, means, oneWay } of lines) {
    if (!oneWay) found.set(keyOf(means), { synonymId, means: phrase });
    found.set(keyOf(phrase), { synonymId, means });
  }
  return (words) => found.get(keyOf(words)) ?? null;
}
