export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** `Mon, Tue, Wed`. */
export const daysInWords = (days: readonly number[]): string => days.map((day) => weekdays[day]?.slice(0, 3)).join(', ');

/** `America/New_York` → `New York`. */
export const zoneInWords = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
