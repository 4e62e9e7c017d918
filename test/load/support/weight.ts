export interface Weight {
  /** Bytes received by a browser that accepts brotli. */
  readonly script: number;
  readonly style: number;
  readonly files: number;
}

/** Everything a document's HTML loads, with its scripts' static imports, weighed as sent. */
export async function weightOf(url: string): Promise<Weight> {
  // Without what browsers load only without script.
  const html = (await (await fetch(url)).text()).replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  const links = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag);
  const wanted = links.filter((tag) => /rel="(?:stylesheet|modulepreload)"|type="module"/.test(tag));
  const queue = wanted.map((tag) => new URL(/(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? '', url).href);
  const seen = new Set<string>();
  const sum = { script: 0, style: 0 };
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const response = await fetch(file, { headers: { 'accept-encoding': 'br' } });
    if (!response.ok || response.headers.get('content-encoding') !== 'br') throw new Error(`${file} did not come compressed by brotli`);
    sum[file.endsWith('.css') ? 'style' : 'script'] += Number(response.headers.get('content-length'));
    const from = file;
    if (file.endsWith('.js')) queue.push(...importsOf(await response.text()).map((to) => new URL(to, from).href));
  }
  return { ...sum, files: seen.size };
}

/** Static imports of a minified module: `import…from"./x.js"`, `import"./x.js"`, `export…from"./x.js"`. */
function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:^|[;}\s])(?:import|export)(?:[\w$*{},\s]*from)?\s*["'](\.[^"']+\.js)["']/g)].map(([, to]) => to ?? '');
}
