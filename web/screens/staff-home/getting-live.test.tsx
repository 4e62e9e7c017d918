import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Check } from '../../../contract/readiness/readiness.ts';
import { GettingLive } from './getting-live.tsx';

const open = { state: 'missing', advice: 'Set it.' } as const;
const mail: Check = {
  ...open,
  key: 'mail',
  title: 'Email',
  finding: 'Emails stay.',
  place: null,
  document: 'docs/operations/configuration.md',
};
const brand: Check = { ...open, key: 'brand', title: 'Brand', finding: 'Still the demonstration’s.', place: 'store', document: null };

it('lists what is left before going live, each with its page or its document, until nothing is', () => {
  const shown = renderToStaticMarkup(<GettingLive missing={[brand, mail]} />);
  expect(shown).toContain('Before you go live: 2 left');
  expect(shown).toContain('<a href="/staff/settings/store">Open store details</a>');
  expect(shown).toContain('<code>docs/operations/configuration.md</code>');
  expect(shown).toContain('href="/staff/going-live"');
  expect(renderToStaticMarkup(<GettingLive missing={[]} />)).toBe('');
});

it('[ops: backups] asks those who run a shop to look at its backups', () => {
  const backup: Check = { ...mail, key: 'backup', title: 'Backup', state: 'advice', finding: 'Made 30 hours ago.' };
  expect(renderToStaticMarkup(<GettingLive missing={[backup]} />)).toMatch(/Needs attention.*Made 30 hours ago\./);
});
