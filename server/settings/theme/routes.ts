import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { family } from '../../../brands/family.ts';
import { ownColorsOf } from '../../../brands/own-colors.ts';
import { themeSettings } from '../../../contract/settings/theme.schemas.ts';
import { brandMarks, markFormPath, themeEndpoints, themeFonts } from '../../../contract/settings/theme.ts';
import { staffTheme } from '../../../contract/urls/staff.ts';
import { own } from '../../../contract/values/own.ts';
import type { MediaStore } from '../../media/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { Limits } from '../../platform/http/limits.ts';
import { Problem } from '../../platform/http/problem.ts';
import { clockOf } from '../../platform/time/clock.ts';
import { requireStaff } from '../../staff/index.ts';
import { earlierValue, findThemeVersion, historyOf, themeSet } from '../settings.ts';
import { saveTheme, setChoices, setMark } from './operations.ts';
import { readStylesheetName, themeStylesheet, wordmarkOf } from './stylesheet.ts';

const ok = { ok: true } as const;
const uploadLimit = { max: 60, windowSeconds: 600 };

interface ThemeParts {
  readonly database: Database;
  readonly media: MediaStore;
}

/** A color as it is, a font by its name, a mark by its file's. */
function inWords(value: unknown): string | null {
  if (typeof value === 'string') return own(themeFonts, value)?.name ?? value;
  return value !== null && typeof value === 'object' && 'name' in value ? String(value.name) : null;
}

/** A brand's colours, fonts and marks, for staff. */
export function bindTheme(api: Api, { database, media }: ThemeParts): void {
  api.bind(themeEndpoints.get, async (_input, call) => {
    await requireStaff(database.read, call, 'settings.edit');
    const { version, value, history } = await historyOf(database.read, 'theme', call.brand, inWords);
    return { version, own: themeSettings.parse(value ?? {}), defaults: { ...ownColorsOf(call.brand) }, history };
  });
  api.bind(themeEndpoints.set, async ({ version, ...choices }, call) => {
    await setChoices({ database, call, version }, choices);
    return ok;
  });
  api.bind(themeEndpoints.setMark, async ({ mark, version }, call) => {
    await setMark({ database, call, version }, media, mark);
    return ok;
  });
  api.bind(themeEndpoints.removeMark, async ({ mark, version }, call) => {
    await saveTheme({ database, call, version }, (value) => ({ ...value, [mark]: null }));
    return ok;
  });
  api.bind(themeEndpoints.restore, async ({ version, to }, call) => {
    await requireStaff(database.read, call, 'settings.edit');
    const earlier = await earlierValue(database.read, 'theme', call.brand, to);
    await saveTheme({ database, call, version }, () => earlier);
    return ok;
  });
}

interface ServedParts extends ThemeParts {
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** Serves brands' style sheets, and takes marks from a plain form, so that it works without script. */
export function serveTheme(app: FastifyInstance, { database, media, makeCall }: ServedParts): void {
  app.get<{ Params: { brand: string; file: string } }>('/theme/:brand/:file', async (request, reply) => {
    const { brand, file } = request.params;
    const name = readStylesheetName(file);
    if (!name || !family.some(({ key }) => key === brand)) return reply.callNotFound();
    const now = clockOf(database).now();
    const newest = await themeSet(database, brand, now);
    const theme = newest?.version === name.version ? newest : await findThemeVersion(database.read, brand, name.version);
    if (!theme && name.version > 0) return reply.callNotFound();
    const css = themeStylesheet(theme?.value ?? {}, await wordmarkOf(database, brand, now));
    if (!css) return reply.callNotFound();
    // During a release, a page of the other version may ask for what this one writes differently.
    const lasting = name.holds(css) ? 'public, max-age=31536000, immutable' : 'no-store';
    return reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': lasting, 'x-content-type-options': 'nosniff' })
      .send(css);
  });

  const limits = new Limits();
  app.post<{ Querystring: { mark?: unknown; version?: unknown } }>(markFormPath, async (request, reply) => {
    const call = makeCall(request, reply);
    const mark = brandMarks.find((one) => one === request.query.mark);
    const version = Number(request.query.version);
    if (!mark || !Number.isSafeInteger(version) || version < 0) return reply.callNotFound();
    try {
      await limits.consume('settings.themeMark', call.network, uploadLimit);
      await setMark({ database, call, version }, media, mark);
      return reply.redirect(staffTheme({ done: mark }), 303);
    } catch (error) {
      if (error instanceof Problem) return reply.redirect(staffTheme({ done: error.code }), 303);
      throw error;
    }
  });
}
