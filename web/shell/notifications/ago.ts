const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago something was, in its largest whole unit: `2 hours ago`, `yesterday`, `just now`. */
export function ago(moment: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(moment)) / 1000;
  for (const [unit, length] of units) if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return 'just now';
}
