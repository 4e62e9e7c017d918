/** Milliseconds before a part is asked for again; doubles each time. A connection that comes back ends the wait. */
const firstDelay = 2_000;

/** A file that a module needs could not be had: no connection, or a deploy has removed it. */
class FileUnavailable extends Error {}

/** What has been asked for on this page, by the file's name; failures are forgotten. */
const files = new Map<string, Promise<void>>();

/**
 * The build wraps every `import()` in this (`web/page/build/fetch-before-import.ts`): the module, its static imports and their styles are
 * fetched first, and imported from the browser's cache. A browser may remember a failed import of an address for as long as the page
 * lives, as the HTML standard's module map does; a failed fetch can be repeated.
 */
export async function importFetched<T>(load: () => Promise<T>, needed: readonly string[] = []): Promise<T> {
  await Promise.all(needed.map(fetchOnce));
  return load();
}

/**
 * Loads a part that comes after the page, retrying until it is there. Meanwhile what the server has rendered stands, and its links and forms
 * work by themselves; a rejection would make React take the page away. A module that throws is reported, and its part stays as it is.
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
  if (document.querySelector(`link[href="${url}"]`)) return; // the document has asked for it
  if (url.endsWith('.css')) return addStyles(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  await response.arrayBuffer(); // the cache keeps only what has been read to its end
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
