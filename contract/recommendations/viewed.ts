/** Maximum recently viewed products a device stores and requests. */
export const maxViewed = 24;
