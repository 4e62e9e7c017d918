import { expect, test } from 'vitest';
import { Client } from '../../../contract/api/client.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

test('[§2.11 forgot and reset password] says without script what to do when only a proof helps', async () => {
  const refused = { ok: false, statusCode: 403, code: 'captcha_required', message: 'Please wait a moment' } as const;
  const request = { client: new Client({ call: async () => refused }) } as unknown as PageRequest;
  const shown = await page.actions?.request?.(new URLSearchParams({ email: 'ana@example.com' }), request);
  const message = 'Too many attempts. Turn on JavaScript to continue, or try again in 15 minutes.';
  expect(shown).toMatchObject({ kind: 'data', status: 403, data: { email: 'ana@example.com', sent: false, message } });
});
