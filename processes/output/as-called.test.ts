import { afterEach, expect, it, vi } from 'vitest';
import { asCalled } from './as-called.ts';

afterEach(() => vi.unstubAllEnvs());

it('[architecture: going live] commands say how to call them: by npm in the project, by its own program in a release', () => {
  const usage = 'npm run staff -- list\nTARGET_DATABASE_URL=… npm run database:move\nnpm run time    (shows the time)';
  expect(asCalled(usage)).toBe(usage);
  vi.stubEnv('MANTEL_PROGRAM', 'mantel');
  expect(asCalled(usage)).toBe('mantel staff list\nTARGET_DATABASE_URL=… mantel database:move\nmantel time    (shows the time)');
});
