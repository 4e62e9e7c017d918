import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FormatName, formats, importFile, summaryOf, UnknownFormatError } from '../server/catalog/index.ts';
import { MediaStore } from '../server/media/index.ts';
import { readConfig } from '../server/platform/config.ts';
import { openDatabase } from '../server/platform/db/index.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import '../server/reactions.ts';
import { progressBar } from './progress.ts';

/** `npm run import -- FILE`: imports products (docs/how-to/import.md). Ends with 0, 1 when products were left out, 2 when it could not run. */
const usage = `npm run import -- FILE [--dry-run] [--resume] [--format ${Object.keys(formats).join('|')}] [--images FOLDER] [--fetch] [--report FILE]`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      resume: { type: 'boolean' },
      format: { type: 'string' },
      images: { type: 'string' },
      fetch: { type: 'boolean' },
      report: { type: 'string' },
    },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1 || (values.format && !Object.hasOwn(formats, values.format))) throw new Error(`Usage: ${usage}`);
  const config = readConfig(process.env);
  const database = await openDatabase(config.database);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const progress = progressBar(process.stderr, 'Importing');
  try {
    await migrate(database);
    const report = await importFile(database, new MediaStore(join(config.dataDir, 'media')), {
      file,
      ...(values.format && { format: values.format as FormatName }),
      dryRun: values['dry-run'] ?? false,
      resume: values.resume ?? false,
      sources: { folder: values.images, web: values.fetch },
      now: new Date(),
      signal: stop.signal,
      onProgress: ({ line, lines, report }) => progress.show(line, lines, `${report.products} products`),
    });
    progress.end();
    if (values.report) await writeFile(values.report, `${JSON.stringify(report, null, 2)}\n`);
    console.log(summaryOf(report));
    if (stop.signal.aborted) console.log('Stopped. Run the same command with --resume to continue.');
    return report.failed > 0 || stop.signal.aborted ? 1 : 0;
  } finally {
    progress.end();
    await database.close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error & { code?: string }) => {
    const expected = error instanceof UnknownFormatError || error.message.startsWith('Usage') || error.code?.startsWith('E');
    console.error(expected ? error.message : error);
    process.exitCode = 2;
  },
);
