/** A piece of a paragraph: words, or a link with its words. */
export interface Piece {
  readonly text: string;
  readonly href?: string;
}

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** A paragraph in pieces; `[words](/path)` is a link. */
export function piecesOf(paragraph: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: text = '', 2: href, index } of paragraph.matchAll(link)) {
    if (index > end) pieces.push({ text: paragraph.slice(end, index) });
    pieces.push({ text, ...(href && { href }) });
    end = index + whole.length;
  }
  if (end < paragraph.length) pieces.push({ text: paragraph.slice(end) });
  return pieces;
}

/** Where a text's links lead. */
export const linksIn = (text: string): string[] => piecesOf(text).flatMap(({ href }) => href ?? []);

/** The words alone, for what cannot show links. */
export const plainWords = (paragraph: string): string =>
  piecesOf(paragraph)
    .map(({ text }) => text)
    .join('');
