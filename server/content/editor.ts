import { isRecord } from '../../contract/values/record.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import { clockOf } from '../platform/time/clock.ts';
import { publish, restoreVersion, saveDraft, unpublish } from './editing.ts';
import { showDocument } from './history.ts';
import type { FindAsset } from './lookup.ts';
import { previewToken } from './preview.ts';
import { type DocumentName, findDocuments } from './store.ts';
import { takeIn } from './take-in.ts';

export type Editor = ReturnType<typeof openEditor>;

/** Editing from the server's command line; audited without a name. */
export function openEditor({ database, config }: { database: Database; config: Pick<Config, 'secret'> }) {
  const parts = { database };
  const clock = clockOf(database);
  const actor = () => ({ by: 'command line', now: clock.now(), member: null });
  return {
    list: (brand: string) => findDocuments(database.read, brand, clock.now()),
    show: (name: DocumentName, version: number | null) =>
      showDocument(database.read, name, { version: version ?? undefined, page: 1, publicationsPage: 1 }, clock.now()),
    publish: (name: DocumentName, wanted: { version?: number | undefined; at?: Date | undefined }) => publish(parts, name, wanted, actor()),
    unpublish: (name: DocumentName, at: Date | undefined) => unpublish(parts, name, { at }, actor()),
    restore: (name: DocumentName, version: number) => restoreVersion(parts, name, version, actor()),
    previewToken: (name: DocumentName) => previewToken(config.secret, name, { version: null, at: null }, clock.now()),
    /** Saves written content as a draft: the page it names, else the site-wide content. */
    async takeIn(brand: string, written: unknown, findAsset: FindAsset) {
      const { body, missing } = await takeIn(database.read, written, findAsset);
      const page = isRecord(body) && typeof body.page_id === 'string' ? body.page_id : null;
      const name: DocumentName = page === null ? { brand, kind: 'site', key: 'site' } : { brand, kind: 'page', key: page };
      return { saved: await saveDraft(parts, name, { body }, actor()), key: name.key, missing };
    },
  };
}
