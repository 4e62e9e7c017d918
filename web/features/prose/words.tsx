import { piecesOf } from './prose.ts';

/** A paragraph's words with its links. */
export function Words({ text }: { text: string }) {
  return piecesOf(text).map(({ text: words, href }) =>
    href ? (
      <a key={words} href={href}>
        {words}
      </a>
    ) : (
      words
    ),
  );
}
