import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../../brands/brand.ts';
import type { RenderedMail } from '../../contract/email/email.ts';
import type { WordingSettings } from '../../contract/settings/wording/wording.ts';
import { Frame } from './frame.tsx';
import { heading, text } from './look.ts';
import { type Filling, type Paragraph, type Piece, plain, type Words, wordsIn } from './words.ts';

/** What is particular to an e-mail; heading, opening and closing note come from its words. */
export interface Template<Mail> {
  fillingOf(mail: Mail): Filling;
  /** Below the opening. */
  Body(props: { readonly mail: Mail; readonly brand: Brand }): ReactNode;
  /** The same as plain text. */
  linesOf(mail: Mail, brand: Brand): readonly string[];
}

/** Subject, HTML and plain text of an e-mail. */
export type RenderedWords = Omit<RenderedMail, 'from'>;

/** Renders an e-mail in the words that staff have set, else the default ones. */
export function render<Mail extends { readonly shopUrl: string }>(
  { fillingOf, Body, linesOf }: Template<Mail>,
  mail: Mail,
  brand: Brand,
  wording: WordingSettings | null,
): RenderedWords {
  const words = wordsIn(fillingOf(mail), brand, wording);
  return {
    subject: words.subject,
    html: page(
      <Frame brand={brand} shopUrl={mail.shopUrl} preview={words.subject}>
        <h1 style={heading}>{words.heading}</h1>
        <Paragraphs of={words.opening} style={text} />
        <Body mail={mail} brand={brand} />
        <Paragraphs of={words.closing} style={{ ...text, margin: '16px 0 0' }} />
      </Frame>,
    ),
    text: textOf(words, brand, linesOf(mail, brand)),
  };
}

/** A document as HTML. */
export const page = (document: ReactNode): string => `<!doctype html>${renderToStaticMarkup(document)}`;

/** Without keys, since staff may write the same twice. */
const inOrder = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes);

function Paragraphs({ of, style }: { of: readonly Paragraph[]; style: CSSProperties }) {
  const paragraph = (pieces: Paragraph) => <p style={style}>{inOrder(pieces.map(shown))}</p>;
  return inOrder(of.map(paragraph));
}

const shown = ({ text: said, isNumber }: Piece): ReactNode => (isNumber ? <strong>{said}</strong> : said);

function textOf({ heading: title, opening, closing }: Words, brand: Brand, lines: readonly string[]): string {
  const note = closing.length > 0 ? ['', ...closing.map(plain)] : [];
  const sender = `${brand.name} · ${brand.support.email} · ${brand.support.phone}`;
  return [title, '', ...opening.map(plain), '', ...lines, ...note, '', sender].join('\n');
}
