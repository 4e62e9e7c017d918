import type { ShellVariant } from '../page.ts';

/** Data the document shares with all its islands, beside each one's properties. */
export interface PageData {
  readonly variant: ShellVariant;
  /** For the contexts around every island. */
  readonly shared: unknown;
  /** Shared by the page's module. */
  readonly share?: unknown;
}

/** Id of the data's script element. */
export const pageDataId = 'page_data';

/** JSON for a script element: escapes `<`, which could end the element or open a comment, and the two line separators that old parsers choke on. */
export function scriptJson(value: unknown): string {
  return escapeJson(JSON.stringify(value));
}

/** The same for serialized JSON. */
export function escapeJson(json: string): string {
  // One by one: searching a fixed character is several times faster than a class.
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** The body of a page requested as JSON: enough to show it in the current document. */
export interface SoftPage {
  readonly screen: string;
  readonly title: string;
  readonly data: unknown;
}
