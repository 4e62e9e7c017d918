/** Text of at most `longest` characters: cut after its last whole word with an ellipsis, or in the middle of a single long one. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Short texts: no longer than asked for.
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.floor(longest / 2))).replace(/[\s,–-]+$/, '')}…`;
}
