import { z } from 'zod';

/** What a captcha has answered; asked for with `captcha_required`. */
export const captcha = z.string().max(4096).optional();
