import { expect, test } from 'vitest';
import { callerOf, loggedCaller } from './caller.ts';

const nobody = { chain: null, visitorId: null, campaignId: null, language: null, tenancy: null };

test.each([
  ['nothing', {}, nobody],
  [
    'every header',
    {
      'call-chain': 'app > gateway',
      'visitor-id': 'Kq-_4',
      'campaign-id': 'FRIDAY.2',
      'browser-language': 'en-CA',
      tenancy: 'pip-alder',
    },
    { chain: 'app > gateway', visitorId: 'Kq-_4', campaignId: 'FRIDAY.2', language: 'en-CA', tenancy: 'pip-alder' },
  ],
  ['line breaks and markup', { 'call-chain': 'a\nb', tenancy: '<b>', 'browser-language': 'english, please' }, nobody],
  ['overlong values', { 'call-chain': 'a'.repeat(61), 'visitor-id': 'a'.repeat(65) }, nobody],
  ['an overlong chain', { 'call-chain': Array(11).fill('a').join('>') }, nobody],
])('[§7.1 headers] reads %s', (_, headers, caller) => {
  expect(callerOf(headers)).toEqual(caller);
});

test('[§7.1 headers] logs the valid headers only', () => {
  expect(loggedCaller({ 'call-chain': 'app', 'browser-language': '?' })).toEqual({ chain: 'app' });
  expect(loggedCaller({})).toBeUndefined();
});
