/** A fragment from a heading: `For the cook` becomes `#for-the-cook`. Undefined without words. */
export function anchorOf(heading: string): string | undefined {
  const words = heading
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return words === '' ? undefined : words;
}
