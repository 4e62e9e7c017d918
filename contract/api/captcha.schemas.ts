import { z } from 'zod';

/** A captcha's answer, demanded with `captcha_required`. */
export const captcha = z.string().max(4096).optional();
