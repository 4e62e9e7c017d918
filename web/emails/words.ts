import type { Brand } from '../../brands/brand.ts';
import {
  defaultWording,
  type EmailKind,
  type EmailPart,
  type PlaceholderOf,
  type ShopPlaceholder,
  type WordingSettings,
  wordingKey,
} from '../../contract/settings/wording/wording.ts';

type Values = Readonly<Record<string, string>>;

/** Which e-mail it is, and what its placeholders stand for. */
export interface Filling {
  readonly kind: EmailKind;
  readonly values: Values;
}

/** A filling with a value for each placeholder of the kind. */
export const filling = <K extends EmailKind>(kind: K, values: Readonly<Record<PlaceholderOf<K>, string>>): Filling => ({ kind, values });

/** A piece of a paragraph. */
export interface Piece {
  readonly text: string;
  /** A number by which customers find their order or return. */
  readonly isNumber: boolean;
}
export type Paragraph = readonly Piece[];

/** An e-mail's words in force, filled in; plain text. */
export interface Words {
  /** One line. */
  readonly subject: string;
  readonly heading: string;
  readonly opening: readonly Paragraph[];
  readonly closing: readonly Paragraph[];
}

const placeholder = /(\{[^{}]*\})/;
const numbers: ReadonlySet<string> = new Set(['{orderNumber}', '{caseNumber}']);

/** In one pass, so that braces in a value stay what they are. What is no placeholder stays as written. */
function fill(text: string, values: ReadonlyMap<string, string>): Paragraph {
  return text.split(placeholder).flatMap((piece) => {
    const filled = values.get(piece) ?? piece;
    return filled === '' ? [] : [{ text: filled, isNumber: numbers.has(piece) && values.has(piece) }];
  });
}

/** A paragraph without its marks. */
export const plain = (paragraph: Paragraph): string => paragraph.map(({ text }) => text).join('');

/** The words of staff where they have set some, else the default ones. */
export function wordsIn({ kind, values }: Filling, brand: Brand, wording: WordingSettings | null): Words {
  const ofShop: Record<ShopPlaceholder, string> = {
    brand: brand.name,
    supportEmail: brand.support.email,
    supportPhone: brand.support.phone,
  };
  const all = new Map(Object.entries({ ...values, ...ofShop }).map(([name, value]) => [`{${name}}`, value]));
  const wordsOf = (part: EmailPart) => wording?.[wordingKey(kind, part)] ?? defaultWording(kind, part);
  const paragraphs = (part: EmailPart) =>
    wordsOf(part)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => fill(line, all));
  // A name or product with a line break must not end the header.
  const line = (part: EmailPart) => plain(fill(wordsOf(part), all)).replaceAll(/\s+/g, ' ');
  return { subject: line('subject'), heading: line('heading'), opening: paragraphs('opening'), closing: paragraphs('closing') };
}
