import type { ShellVariant } from '../page.ts';

/** What the server leaves in the document for all its islands; each has properties of its own beside it. */
export interface PageData {
  readonly variant: ShellVariant;
  /** For the contexts around every island. */
  readonly shared: unknown;
  /** What the page's module shares with them. */
  readonly share?: unknown;
}

/** Id of the data's script element. */
export const pageDataId = 'page-data';

/**
 * JSON for a script element: no `<` can end the element or open a comment, and the two line separators that old parsers
 * trip over are escaped.
 */
export function scriptJson(value: unknown): string {
  return escapeJson(JSON.stringify(value));
}

/** The same for JSON that is already text. */
export function escapeJson(json: string): string {
  // One by one: a search for a given character is several times as fast as one for a class of them.
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** The body of a page asked for as JSON: enough to show it in the document that is already there. */
export interface SoftPage {
  readonly screen: string;
  readonly title: string;
  readonly data: unknown;
}
