import { synonymEndpoints } from '../../../contract/staff/staff-synonyms.ts';
import type { Flags } from '../../flags/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { fingerprintOf } from '../../platform/fingerprint.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/paging.ts';
import { requireStaff } from '../../staff/index.ts';
import { indexOf } from '../index-sync.ts';
import { expansionsOf } from '../query/alternatives.ts';
import { termsOf } from '../text/words.ts';
import { addLine, changeLine, inWords, lineNumbered, removeLine } from './operations.ts';
import { linesWith } from './rules.ts';
import { findLines } from './store.ts';

const perPage = 50;
const ok = { ok: true } as const;

/** Binds the synonym editor; every change is audited. */
export function mountSynonyms(api: Api, { database, flags }: { database: Database; flags: Flags }): void {
  const db = database.read;
  const enter = (call: Call) => requireStaff(db, call, 'search.edit');

  api.bind(synonymEndpoints.list, async ({ q, page: asked }, call) => {
    await enter(call);
    const lines = linesWith(q, await findLines(db));
    const { page, pages, portion } = pageOf(asked, lines.length, perPage);
    const synonyms = lines.slice(portion.offset, portion.offset + portion.limit);
    const { index, thesaurus } = await indexOf(database).current(call.brand);
    const words = termsOf(q).map(({ word }) => word);
    const related = thesaurus && words.length > 0 ? expansionsOf(index.text, thesaurus, words) : [];
    return {
      synonyms,
      total: lines.length,
      page,
      pages,
      related: related.map(({ text, relation }) => ({ means: text, relation })),
      usesWordNet: await flags.isOnForBrand('search-word-net', call),
    };
  });
  api.bind(synonymEndpoints.get, async ({ synonymId }, call) => {
    await enter(call);
    const line = await lineNumbered(db, synonymId);
    return { ...line, fingerprint: fingerprintOf(inWords(line)) };
  });
  api.bind(synonymEndpoints.add, async (line, call) => ({
    ...ok,
    synonym: await addLine(database, line, await enter(call), call.now),
  }));
  api.bind(synonymEndpoints.change, async ({ synonymId, basedOn, ...line }, call) => ({
    ...ok,
    synonym: await changeLine(database, { synonymId, basedOn }, line, await enter(call), call.now),
  }));
  api.bind(synonymEndpoints.remove, async ({ synonymId }, call) => ({
    ...ok,
    synonym: await removeLine(database, synonymId, await enter(call), call.now),
  }));
}
