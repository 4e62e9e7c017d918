/** The time zone of the shop's days: what its clocks, delivery dates and lists of orders go by. */
export const shopZone = 'America/New_York';
