/** A regular expression of links to a category's page, whatever the name in its address, in JavaScript and PostgreSQL. */
export const categoryLinks = (taxonomyId: number): string => `/c/[^"? ]*[?]t=${taxonomyId}([^0-9]|$)`;
