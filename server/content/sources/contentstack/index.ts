import type { Logger } from 'pino';
import type { ContentstackConfig } from '../../../platform/config/vendors-config.ts';
import type { Database } from '../../../platform/db/index.ts';
import { Epoch, EpochCache } from '../../../platform/purging/epoch-cache.ts';
import { tolerantPage, tolerantSite } from '../../show/tolerant.ts';
import { type DocumentName, findCopy, saveCopy } from '../../store.ts';
import type { ContentSource } from '../source.ts';
import { type Entry, findEntry } from './client.ts';
import { pageOfEntry, siteOfEntry } from './entry.ts';

/** Content types of the stack: `content_page` (by `page_id` and `brand`) and `site_content` (by `brand`). */
const contentTypes = { page: 'content_page', site: 'site_content' } as const;

/**
 * Published content of a Contentstack stack, fetched at most twice a minute and stored in the database: when the stack is unreachable, even
 * after a restart, the last good copy is shown. Without a copy the page fails.
 */
export function contentstackSource(database: Database, config: ContentstackConfig, log: Logger): ContentSource {
  const remembered = new EpochCache<string, unknown>({ epoch: new Epoch(), ttlSeconds: 30, max: 500 });
  const get = async (name: DocumentName, where: Record<string, string>, read: (entry: Entry) => unknown, now: Date): Promise<unknown> => {
    try {
      const entry = await findEntry(config, contentTypes[name.kind], where);
      const body = entry && read(entry);
      await database.transact((tx) => saveCopy(tx, name, body, now));
      return body;
    } catch (error) {
      log.error({ err: error, content: name.key }, 'content system does not answer');
      const copy = await findCopy(database.read, name);
      if (!copy) throw error;
      return copy.body;
    }
  };
  const tell = (key: string) => (fault: string) => log.warn({ content: key, fault }, 'content left out');
  return {
    page: async (brand, pageId, now) => {
      const name = { brand, kind: 'page', key: pageId } as const;
      const body = await remembered.get(`${brand} page ${pageId}`, now, () => get(name, { page_id: pageId, brand }, pageOfEntry, now));
      return body === null ? null : tolerantPage(body, tell(pageId));
    },
    site: async (brand, now) => {
      const name = { brand, kind: 'site', key: 'site' } as const;
      const body = await remembered.get(`${brand} site`, now, () => get(name, { brand }, siteOfEntry, now));
      return body === null ? null : tolerantSite(body, tell('site'));
    },
  };
}
