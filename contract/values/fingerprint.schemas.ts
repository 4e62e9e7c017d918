import { z } from 'zod';

/** Of the state shown; a change names it as what it is based on. */
export const fingerprint = z.string();

/** What a change is based on: refused (409) when that has changed. Without it, whatever is there is changed. */
export const basedOn = fingerprint.max(60).optional();
