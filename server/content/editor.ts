import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/index.ts';
import { publish, restoreVersion, saveDraft, unpublish } from './editing.ts';
import { showDocument } from './history.ts';
import type { FindAsset } from './lookup.ts';
import { previewToken } from './preview.ts';
import { type DocumentName, findDocuments } from './store.ts';
import { takeIn } from './take-in.ts';

export type Editor = ReturnType<typeof openEditor>;

/** What an editor at the server's command line does; it goes into the log of what staff did without a name. */
export function openEditor({ database, config }: { database: Database; config: Pick<Config, 'secret'> }) {
  const parts = { database };
  const hand = () => ({ by: 'command line', now: new Date(), member: null });
  return {
    list: (brand: string) => findDocuments(database.read, brand, new Date()),
    show: (name: DocumentName, version: number | null) => showDocument(database.read, name, version, new Date()),
    publish: (name: DocumentName, wanted: { version?: number | undefined; at?: Date | undefined }) => publish(parts, name, wanted, hand()),
    unpublish: (name: DocumentName, at: Date | undefined) => unpublish(parts, name, at, hand()),
    restore: (name: DocumentName, version: number) => restoreVersion(parts, name, version, hand()),
    previewToken: (name: DocumentName) => previewToken(config.secret, name, { version: null, at: null }, new Date()),
    /** Saves written content as a draft; what names a page is that page, all else is what stands on every page. */
    async takeIn(brand: string, written: unknown, findAsset: FindAsset) {
      const { body, missing } = await takeIn(database.read, written, findAsset);
      const { page_id: page } = body as { page_id?: string };
      const name: DocumentName = page === undefined ? { brand, kind: 'site', key: 'site' } : { brand, kind: 'page', key: page };
      return { saved: await saveDraft(parts, name, { body }, hand()), key: name.key, missing };
    },
  };
}
