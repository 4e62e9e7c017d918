import type { PictureByName, ProductByHandle } from '../../../contract/content/authored.ts';
import type { ContentImage } from '../../../contract/content/parts.schemas.ts';

/** Resolves names in written content; null for what this shop lacks. */
export interface Lookup {
  product(named: ProductByHandle): { product_id: number; option_id: number | null } | null;
  picture(named: PictureByName): ContentImage | null;
  /** The path of a category's or a product's page, or of a film. */
  link(named: NamedLink): string | null;
}

/** `category:furniture/sofas`, `category:rugs?price=-50`, `product:oak-sofa` or `film:evening-study` in place of an address. */
export interface NamedLink {
  readonly to: 'category' | 'product' | 'film';
  readonly name: string;
  /** Without its question mark. */
  readonly query: string;
}

/** The names content uses, for a single lookup. */
export interface Names {
  readonly products: ProductByHandle[];
  readonly pictures: PictureByName[];
  readonly links: NamedLink[];
}

const isProduct = (value: object): value is ProductByHandle => 'handle' in value;
const isPicture = (value: object): value is PictureByName => 'asset' in value || 'picture_of' in value;

function namedLink(text: string): NamedLink | null {
  const [, to, name = '', query = ''] = /^(\w+):([a-z0-9][a-z0-9/-]*)(?:\?(\S*))?$/.exec(text) ?? [];
  return to === 'category' || to === 'product' || to === 'film' ? { to, name, query } : null;
}

/** All names in written content, in order. */
export function namesIn(value: unknown, names: Names = { products: [], pictures: [], links: [] }): Names {
  if (typeof value === 'string') {
    const link = namedLink(value);
    if (link) names.links.push(link);
  } else if (typeof value === 'object' && value !== null) {
    if (isProduct(value)) names.products.push(value);
    else if (isPicture(value)) names.pictures.push(value);
    else for (const part of Object.values(value)) namesIn(part, names);
  }
  return names;
}

const missing = Symbol('a product this shop does not have');

/**
 * Replaces names in written content by ids, paths and stored pictures. A missing picture becomes null, a dead link empty; items about
 * missing products are dropped from their lists.
 */
export function translate(value: unknown, lookup: Lookup): unknown {
  const translated = inner(value, lookup);
  return translated === missing ? null : translated;
}

function inner(value: unknown, lookup: Lookup): unknown {
  if (typeof value === 'string') return linkOf(value, lookup);
  if (Array.isArray(value)) return value.map((part) => inner(part, lookup)).filter((part) => part !== missing);
  if (typeof value !== 'object' || value === null) return value;
  if (isProduct(value)) return lookup.product(value) ?? missing;
  if (isPicture(value)) return lookup.picture(value);
  const entries = Object.entries(value).map(([name, part]) => [name, inner(part, lookup)] as const);
  return entries.some(([, part]) => part === missing) ? missing : Object.fromEntries(entries);
}

function linkOf(text: string, lookup: Lookup): string {
  const named = namedLink(text);
  return named ? (lookup.link(named) ?? '') : text;
}
