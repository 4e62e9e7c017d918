/** Which of `count` suggestions is highlighted; null means the box itself. */
export type Highlight = number | null;

/** One step down or up; between the list's ends nothing is selected, and the typed text counts again (spec §5 suggestions). */
export function step(highlight: Highlight, direction: 1 | -1, count: number): Highlight {
  const place = (highlight ?? -1) + 1;
  const next = (place + direction + count + 1) % (count + 1);
  return next === 0 ? null : next - 1;
}
