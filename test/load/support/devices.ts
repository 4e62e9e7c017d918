/** Window widths for checks and tests: a phone's and a desktop's. */
export const devices = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Device = keyof typeof devices;
