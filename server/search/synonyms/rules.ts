import { textProblem } from '../../../contract/field-rules.ts';
import type { Synonym } from '../query/synonyms.ts';
import { stemsOf, wordsOf } from '../text/words.ts';

/** A line as it is kept. */
export interface Line extends Synonym {
  readonly synonymId: number;
}

/** Words of a phrase that are looked up together (`query/synonyms.ts`); silent ones do not count. */
const mostWords = 3;
const longest = 80;

const tidy = (text: string) => text.toWellFormed().trim().replace(/\s+/g, ' ').toLowerCase();

/** As a line is kept: small letters, one blank between words. */
export const tidied = ({ phrase, means, oneWay }: Synonym): Synonym => ({ phrase: tidy(phrase), means: tidy(means), oneWay });

const keyOf = (text: string) => stemsOf(text).join(' ');

function phraseProblem(label: string, text: string): string | null {
  const plain = textProblem(label, text, { max: longest });
  if (plain) return plain;
  const words = stemsOf(text).length;
  if (words === 0) return 'Search leaves these words and signs out. Write what is looked for';
  return words > mostWords ? 'Use three words at most' : null;
}

/** What is wrong with a line by itself, by field; null where it holds. Plurals, capitals and accents make no other phrase. */
export function lineProblems({ phrase, means }: Synonym): Record<string, string> | null {
  const wrong = {
    phrase: phraseProblem('What shoppers type', phrase),
    means: phraseProblem('What it also finds', means),
  };
  if (!wrong.phrase && !wrong.means && keyOf(phrase) === keyOf(means)) {
    wrong.means = 'Search takes both for the same already: plurals, capitals and accents do not count';
  }
  const found = Object.entries(wrong).filter((one): one is [string, string] => one[1] !== null);
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** The line that two phrases have already, whichever way it goes; two lines for the same two would say different things of them. */
export function lineOfBoth({ phrase, means }: Synonym, lines: readonly Line[]): Line | undefined {
  const [from, to] = [keyOf(phrase), keyOf(means)];
  return lines.find((line) => {
    const [first, second] = [keyOf(line.phrase), keyOf(line.means)];
    return (first === from && second === to) || (first === to && second === from);
  });
}

/** The lines in which a text stands on either side, in the order of the alphabet; with nothing asked for, all of them. */
export function linesWith(asked: string, lines: readonly Line[]): Line[] {
  const [words, stems] = [wordsOf(asked).join(' '), keyOf(asked)];
  const says = (text: string) => (words !== '' && wordsOf(text).join(' ').includes(words)) || (stems !== '' && keyOf(text).includes(stems));
  const found = asked === '' ? lines : lines.filter(({ phrase, means }) => says(phrase) || says(means));
  return found.toSorted((a, b) => a.phrase.localeCompare(b.phrase, 'en') || a.means.localeCompare(b.means, 'en'));
}
