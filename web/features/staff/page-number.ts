/** The number of a page of a list, from the screen's address. */
export const pageNumber = ({ searchParams }: URL, name = 'page'): string | undefined =>
  /^[1-9]\d{0,3}$/.exec(searchParams.get(name) ?? '')?.[0];
