/** The values that a filter can have. */
export const oneOf =
  (values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value);

/** Whether a filter's value is an id. */
export const isId = (value: string): boolean => /^[1-9]\d{0,8}$/.test(value);

/** Reads a list's filters from its URL, cut to so many characters; a value that its filter cannot have is ignored. */
export const filtersIn =
  ({ searchParams }: URL, longest: number) =>
  (name: string, isValid: (value: string) => boolean = () => true): string => {
    const value = (searchParams.get(name) ?? '').trim().slice(0, longest);
    return isValid(value) ? value : '';
  };

/** Where a list's page begins, after a row or before one; `row` is the shape of a row's place. */
export function besideIn({ searchParams }: URL, row: RegExp) {
  const rowIn = (name: string) => row.exec(searchParams.get(name) ?? '')?.[0];
  const after = rowIn('after');
  const before = rowIn('before');
  return { beside: { after, before }, isBeginning: !after && !before };
}

/** The place as endpoint input: without unset values. */
export const askedOf = (place: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(place).filter((entry): entry is [string, string] => Boolean(entry[1])));
