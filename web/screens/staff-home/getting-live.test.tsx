import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GettingLive } from './getting-live.tsx';

const mail = {
  ...{ key: 'mail', title: 'E-mail', state: 'missing', finding: 'E-mails stay in the outbox.', advice: 'Set SMTP_URL.' },
  ...{ place: null, document: 'docs/operations/configuration.md' },
} as const;
const brand = {
  ...{ key: 'brand', title: 'Brand', state: 'missing', finding: 'Still the demonstration’s.', advice: 'Enter your own.' },
  ...{ place: 'store', document: null },
} as const;

it('lists what is left before going live, each with its page or its document, until nothing is', () => {
  const shown = renderToStaticMarkup(<GettingLive missing={[brand, mail]} />);
  expect(shown).toContain('Before you go live: 2 left');
  expect(shown).toContain('<a href="/staff/settings/store">Open store details</a>');
  expect(shown).toContain('<code>docs/operations/configuration.md</code>');
  expect(shown).toContain('href="/staff/going-live"');
  expect(renderToStaticMarkup(<GettingLive missing={[]} />)).toBe('');
});
