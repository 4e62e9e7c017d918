import type { BlockForm } from '../../../contract/content/forms.schemas.ts';
import { isRecord, type Plain, type PlainRecord } from './paths.ts';

/** A uid in the form of the content system. New blocks get theirs at once, to be identified before they are saved. */
export function newUid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `blt${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const withUid = (block: PlainRecord, uid: string): PlainRecord => ({ ...block, system: { ...(block.system as PlainRecord), uid } });

export const newBlock = (form: BlockForm): PlainRecord => withUid(form.blank as PlainRecord, newUid());
export const copyOf = (block: PlainRecord): PlainRecord => withUid(block, newUid());

/** Identifies a block across moves and versions; by its index while it has no uid. */
export const uidOf = (block: PlainRecord, index: number): string => {
  const { uid } = (block.system ?? {}) as { uid?: string };
  return uid || `place-${index}`;
};

/** A title for a block: its name, its text, or its subject. */
export function titleOf(block: PlainRecord): string {
  const items = (block.items ?? block.tiles ?? block.questions ?? block.facts) as readonly PlainRecord[] | undefined;
  const candidates = [
    block.title,
    block.header_text,
    block.banner_display_text,
    block.tag_line,
    items?.[0]?.header_text,
    items?.[0]?.title,
    items?.[0]?.question,
    items?.[0]?.term,
    block.question,
    block.term,
    block.caption,
    block.category,
  ];
  const found = candidates.find((text) => typeof text === 'string' && text.trim() !== '') as string | undefined;
  return found ?? firstWords(block.html) ?? '';
}

function firstWords(html: Plain | undefined): string | undefined {
  const text =
    typeof html === 'string'
      ? html
          .replaceAll(/<[^>]*>/g, ' ')
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

/** The first image in a piece of content. */
export function pictureIn(value: Plain | undefined): Picture | null {
  if (Array.isArray(value)) return firstOf(value);
  if (!isRecord(value)) return null;
  return 'url' in value && 'width' in value ? (value as unknown as Picture) : firstOf(Object.values(value));
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
  if (!isRecord(value)) return [];
  return typeof value.product_id === 'number' ? [value.product_id] : Object.values(value).flatMap(productsIn);
}
