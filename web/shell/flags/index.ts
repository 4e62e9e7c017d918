import { type FlagName, flagEndpoints, flagNamed } from '../../../contract/flags/flags.ts';
import { isGuestCookie } from '../../../contract/visitor/visitor.ts';
import { tokenHeader } from '../../api/browser.ts';
import { kept } from '../../ui/browser/kept.ts';
import { beacon } from '../beacon.ts';
import { cookieIn } from '../visit/cookies.ts';
import { visitId } from '../visit/visit.ts';
import { ExposureLog } from './exposure-log.ts';
import { FlagClient } from './flag-client.ts';
import { flagsLearnt } from './learn.ts';
import { Requests } from './requests.ts';

/** Flags in the browser. No page’s initial script contains them: lazy parts that decide by one import this file, and call `isFlagOn`. */

/** Milliseconds to wait for the page's visitor call before using what is known: shoppers wait, so less than the network timeout (spec §9). */
const timeoutMs = 3000;

const requests = new Requests({
  post: async (path, body, signal) => {
    const headers = { 'content-type': 'application/json', ...tokenHeader() };
    return (await fetch(path, { method: 'POST', credentials: 'include', headers, body, signal })).status;
  },
  now: () => Date.now(),
});

const log = new ExposureLog({
  send: (exposures) => requests.send(flagEndpoints.logExposures.path, JSON.stringify({ exposures })),
  now: () => Date.now(),
  failed: kept('flag_failed_logs', []),
});
addEventListener('pagehide', () => {
  const exposures = log.take();
  if (exposures.length > 0) beacon(flagEndpoints.logExposures, { exposures: [...exposures] });
});

const client = new FlagClient({
  key: () => `${location.host} ${cookieIn(document.cookie, isGuestCookie) === 'false' ? 'customer' : 'guest'}`,
  learn: () => flagsLearnt(timeoutMs),
  kept: kept('flag_values', []),
  fallback: (flag) => flagNamed(flag).on,
  sessionId: visitId,
  newId: () => crypto.randomUUID(),
  now: () => Date.now(),
  note: (exposure) => log.note(exposure),
});

/** Whether a flag is on for this visitor. Asking counts as an exposure: ask only where it decides what is shown. */
export const isFlagOn = (flag: FlagName): Promise<boolean> => client.isOn(flag);
