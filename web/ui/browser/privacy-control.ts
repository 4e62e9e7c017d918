/** Whether the browser asks not to be followed (Global Privacy Control). */
export const asksForPrivacy = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
