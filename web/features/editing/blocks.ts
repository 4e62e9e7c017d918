import type { BlockForm } from '../../../contract/content/forms.schemas.ts';
import { isPlainList, isPlainRecord, listOf, type Plain, type PlainRecord, recordOf } from '../../../contract/values/plain.ts';

/** A uid in the form of the content system. New blocks get theirs at once, to be identified before they are saved. */
export function newUid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `blt${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const withUid = (block: PlainRecord, uid: string): PlainRecord => ({ ...block, system: { ...recordOf(block.system), uid } });

export const newBlock = (form: BlockForm): PlainRecord => withUid(recordOf(form.blank), newUid());
export const copyOf = (block: PlainRecord): PlainRecord => withUid(block, newUid());

/** Identifies a block across moves and versions; by its index while it has no uid. */
export const uidOf = (block: PlainRecord, index: number): string => {
  const { uid } = recordOf(block.system);
  return typeof uid === 'string' && uid !== '' ? uid : `place-${index}`;
};

/** A title for a block: its name, its text, or its subject. */
export function titleOf(block: PlainRecord): string {
  const first = recordOf(listOf(block.items ?? block.tiles ?? block.questions ?? block.facts)[0]);
  const candidates = [
    block.title,
    block.header_text,
    block.banner_display_text,
    block.tag_line,
    first.header_text,
    first.title,
    first.question,
    first.term,
    block.question,
    block.term,
    block.caption,
    block.category,
  ];
  const found = candidates.filter((text) => typeof text === 'string').find((text) => text.trim() !== '');
  return found ?? firstWords(block.html) ?? '';
}

function firstWords(html: Plain | undefined): string | undefined {
  const text =
    typeof html === 'string'
      ? html
          .replaceAll(/<[^<>]*>/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim()
      : '';
  return text === '' ? undefined : text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** An image with its real size, as content stores it. */
export interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly tint: string;
}

/** The value as an image; null when it is none. */
export function pictureOf(value: Plain | undefined): Picture | null {
  const { url, width, height, tint } = recordOf(value);
  if (typeof url !== 'string' || typeof width !== 'number' || typeof height !== 'number') return null;
  return { url, width, height, tint: typeof tint === 'string' ? tint : '' };
}

/** The first image in a piece of content. */
export function pictureIn(value: Plain | undefined): Picture | null {
  if (isPlainList(value)) return firstOf(value);
  return pictureOf(value) ?? firstOf(Object.values(recordOf(value)));
}

function firstOf(values: readonly Plain[]): Picture | null {
  for (const value of values) {
    const found = pictureIn(value);
    if (found) return found;
  }
  return null;
}

/** Ids of all products in a piece of content. */
export function productsIn(value: Plain | undefined): number[] {
  if (Array.isArray(value)) return value.flatMap(productsIn);
  if (!isPlainRecord(value)) return [];
  return typeof value.product_id === 'number' ? [value.product_id] : Object.values(value).flatMap(productsIn);
}
