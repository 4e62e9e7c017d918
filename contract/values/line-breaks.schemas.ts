import type { z } from 'zod';

/** Text of several lines: browsers send CRLF, so a line break would count twice against the maximum length. */
export const withPlainBreaks = (text: z.ZodString): z.ZodString => text.overwrite((typed) => typed.replaceAll(/\r\n?/g, '\n'));
