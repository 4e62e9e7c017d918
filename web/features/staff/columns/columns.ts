/** A column of a list that staff can show or hide. */
export interface ChoosableColumn {
  readonly key: string;
  readonly title: string;
  /** Hidden until somebody chooses it. */
  readonly isExtra?: true;
}

/** In a URL: no choosable column at all. */
const none = 'none';
const joint = '.';

const byDefault = (columns: readonly ChoosableColumn[]): string => keysOf(columns.filter(({ isExtra }) => !isExtra));

const keysOf = (columns: readonly ChoosableColumn[]): string => columns.map(({ key }) => key).join(joint) || none;

/** The columns chosen in a list's URL, `placed.total`, or a form's repeated `columns`; empty for the usual ones. Unknown ones are left out. */
export function chosenColumns({ searchParams }: URL, columns: readonly ChoosableColumn[]): string {
  const given = searchParams.getAll('columns').flatMap((value) => value.split(joint));
  const known = columns.filter(({ key }) => given.includes(key));
  if (known.length === 0 && !given.includes(none)) return '';
  const keys = keysOf(known);
  return keys === byDefault(columns) ? '' : keys;
}

/** Whether a column is shown; `chosen` as `chosenColumns` answers. */
export function isColumnShown(key: string, columns: readonly ChoosableColumn[], chosen: string): boolean {
  return !columns.some((column) => column.key === key) || (chosen || byDefault(columns)).split(joint).includes(key);
}

/** A table's columns without those that are hidden; columns that cannot be chosen stay. */
export function shownColumns<C extends { readonly key: string }>(
  all: readonly C[],
  columns: readonly ChoosableColumn[],
  chosen: string,
): C[] {
  return all.filter(({ key }) => isColumnShown(key, columns, chosen));
}
