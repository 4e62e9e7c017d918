/** Most products a device remembers as viewed, and asks for at a time. */
export const mostViewed = 24;
