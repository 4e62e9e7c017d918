/** Milliseconds before the first retry, doubling each time. Coming back online ends the wait. */
const firstDelay = 2_000;

/** A file of a module failed to load: no connection, or a deployment has removed it. */
class FileUnavailable extends Error {}

/** Requests of this page by file name; failures are forgotten. */
const files = new Map<string, Promise<void>>();

/**
 * The build wraps every `import()` in this (`web/page/build/fetch-before-import.ts`): it first fetches the module, its static imports and their
 * styles, then imports from the browser's cache. A browser may remember a failed import for the page's lifetime (the HTML standard's module map); a
 * failed fetch can be repeated.
 */
export async function importFetched<T>(load: () => Promise<T>, needed: readonly string[] = []): Promise<T> {
  await Promise.all(needed.map(fetchOnce));
  return load();
}

/**
 * Loads a lazy part, retrying until it succeeds. Meanwhile the server's markup stays, with working links and forms; a rejection would make React
 * remove the page. A module that throws is reported, and its part stays static.
 */
export async function loadModule<T>(load: () => Promise<T>): Promise<T> {
  for (let delay = firstDelay; ; delay *= 2) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof FileUnavailable)) {
        reportError(error);
        return new Promise<never>(() => {});
      }
    }
    await reconnectedOr(delay);
  }
}

function fetchOnce(file: string): Promise<void> {
  let fetched = files.get(file);
  if (!fetched) {
    fetched = fetchFile(`/${file}`).catch((cause) => {
      files.delete(file);
      throw new FileUnavailable(`Failed to fetch ${file}`, { cause });
    });
    files.set(file, fetched);
  }
  return fetched;
}

async function fetchFile(url: string): Promise<void> {
  if (document.querySelector(`link[href="${url}"]`)) return; // the document has loaded it
  if (url.endsWith('.css')) return addStyles(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  await response.arrayBuffer(); // the cache stores only bodies read to the end
}

function addStyles(url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error('style sheet'));
    };
    document.head.append(link);
  });
}

function reconnectedOr(delay: number): Promise<void> {
  return new Promise((resolve) => {
    const again = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      resolve();
    };
    const timer = setTimeout(again, delay);
    addEventListener('online', again);
  });
}
