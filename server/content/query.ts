import { contentProblems } from '../../contract/content/endpoints.ts';
import { own } from '../../contract/values/own.ts';
import { problemsOf } from '../platform/http/problem.ts';

const problem = problemsOf(contentProblems);

/** Fields selected by name, each with its own selection (null: all of it), and those selected for one content type (`... on story`). */
interface Selection {
  readonly fields: Map<string, Selection | null>;
  readonly types: Map<string, Selection>;
}

/**
 * Selects the fields that a GraphQL-like query requests from an answer (spec §7.6): names, braces and `... on type { }`. Arguments, variables and the
 * operation's name are ignored, as are unknown fields. Throws `query_unreadable`.
 */
export function select(answer: object, query: string): Record<string, unknown> {
  const words: string[] = plain(query).match(/\.\.\.|[{}]|[A-Za-z_]\w*|[^\s,]/g) ?? [];
  const start = words.indexOf('{');
  if (start < 0 || start > 2) throw problem('query_unreadable');
  const reader = { words, at: start };
  const selection = readSelection(reader, 0);
  if (reader.at !== words.length) throw problem('query_unreadable');
  return chosenOf(answer, selection);
}

/** Without comments and arguments. */
const plain = (query: string): string => query.replaceAll(/#[^\n]*/g, ' ').replaceAll(/\([^()]*\)/g, ' ');

const deepest = 12;

function readSelection(reader: { words: readonly string[]; at: number }, depth: number): Selection {
  const selection: Selection = { fields: new Map(), types: new Map() };
  const next = () => reader.words[reader.at++];
  if (next() !== '{' || depth > deepest) throw problem('query_unreadable');
  for (let word = next(); word !== '}'; word = next()) {
    if (word === '...') {
      const on = next();
      const type = next();
      if (on !== 'on' || !isName(type)) throw problem('query_unreadable');
      selection.types.set(type, readSelection(reader, depth + 1));
    } else if (isName(word)) {
      selection.fields.set(word, reader.words[reader.at] === '{' ? readSelection(reader, depth + 1) : null);
    } else throw problem('query_unreadable');
  }
  return selection;
}

const isName = (word: string | undefined): word is string => word !== undefined && /^[A-Za-z_]\w*$/.test(word);

function chosen(value: unknown, selection: Selection | null): unknown {
  if (selection === null || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => chosen(item, selection));
  return chosenOf(value, selection);
}

function chosenOf(value: object, selection: Selection): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...value };
  const ofType = selection.types.get(String(fields.type));
  const wanted = [...selection.fields, ...(ofType?.fields ?? [])];
  return Object.fromEntries(
    wanted.flatMap(([name, below]) => (Object.hasOwn(fields, name) ? [[name, chosen(own(fields, name), below)]] : [])),
  );
}
