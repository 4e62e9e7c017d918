const dayAndHour = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
  timeZoneName: 'short',
});

/** A moment in the shop's own time: "Monday, November 23 at 12:00 AM EST". */
export const momentInWords = (iso: string): string => dayAndHour.format(new Date(iso));

/** The last minute before a moment, which is how an end is told: nobody knows on which side of a night its midnight lies. */
export const lastMinuteInWords = (iso: string): string => dayAndHour.format(new Date(Date.parse(iso) - 60_000));
