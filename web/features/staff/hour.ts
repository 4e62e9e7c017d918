/** `2 pm`. */
export const hourInWords = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
