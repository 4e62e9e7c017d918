import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { channelOf } from './channel.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  [undefined, 'website'],
  [phone, 'website'],
  [`${phone} AlderApp-iOS/4.2`, 'native-app'],
  ['Mozilla/5.0 (Linux; Android 16; wv) AlderApp-Android/4.1', 'native-app'],
])('[§9 native-app webviews] %s is the %s', (userAgent, channel) => {
  expect(channelOf(userAgent, readConfig({ NODE_ENV: 'test' }).appAgents)).toBe(channel);
});

test('[§9 native-app webviews] are recognized by the configured names', () => {
  const { appAgents } = readConfig({ NODE_ENV: 'test', NATIVE_APP_AGENTS: ' Shell/ , Frame/,' });
  expect(appAgents).toEqual(['Shell/', 'Frame/']);
});
