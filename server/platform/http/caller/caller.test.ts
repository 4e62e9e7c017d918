import { describe, expect, test } from 'vitest';
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

describe('[§7.1 headers] the log', () => {
  const request = (headers: Record<string, string>, cookies: Record<string, string> = {}) => ({ headers, cookies, ip: '203.0.113.77' });
  const demo = { stage: 'demo' } as const;

  test('has the valid headers only', () => {
    expect(loggedCaller(request({ 'call-chain': 'app', 'browser-language': '?' }), demo)).toEqual({ chain: 'app' });
    expect(loggedCaller(request({}), demo)).toBeUndefined();
  });

  test('has a browser’s cookies where an app sends headers', () => {
    const visitor = expect.stringMatching(/^[\w-]{10}$/);
    const campaign = JSON.stringify({ campaign_cid: 'FRIDAY', token: 'secret' });
    const fromCookies = loggedCaller(request({}, { visitor_id: 'Kq-_4', campaign, baggage: 'visit=v-1' }), demo);
    expect(fromCookies).toEqual({ visitor, campaignId: 'FRIDAY', visit: 'v-1' });
    const baggage = 'tier=gold, visit=v-1;p=2';
    expect(loggedCaller(request({ 'visitor-id': 'Kq-_4', 'campaign-id': 'FRIDAY', baggage }), demo)).toEqual(fromCookies);
  });

  test('has no token, no visitor’s id, and of an address only its network, in production', () => {
    const headers = { 'access-token': 'delivery-token', 'wallet-token': 'EC-1', 'visitor-id': 'Kq-_4', baggage: 'visit=ann@example.com' };
    const logged = loggedCaller(request(headers, { campaign: '{"campaign_cid":"<b>"}' }), { stage: 'production' });
    expect(logged).toMatchObject({ accessToken: 'sent', walletToken: 'sent', client: '203.0.113.0/24' });
    expect(JSON.stringify(logged)).not.toMatch(/delivery|EC-1|Kq-_4|ann|113\.77|<b>/);
  });
});
