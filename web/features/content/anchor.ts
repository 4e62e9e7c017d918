/** The fragment by which a part of a page is linked to, made of its heading: `For the cook` is at `#for-the-cook`. Undefined without words. */
export function anchorOf(heading: string): string | undefined {
  const words = heading
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return words === '' ? undefined : words;
}
