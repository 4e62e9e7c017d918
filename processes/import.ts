import { parseArgs } from 'node:util';
import {
  findMappingNamed,
  formats,
  importFile,
  isEncoding,
  isFormatName,
  listMappingNames,
  summaryOf,
  UnknownFormatError,
  UnreadableFileError,
  UnusableFileError,
} from '../server/catalog/index.ts';
import { readConfig } from '../server/platform/config/config.ts';
import { clockOf } from '../server/platform/time/clock.ts';
import { openShop, type Shop } from '../server/shop.ts';
import { asCalled } from './output/as-called.ts';
import { openReport } from './output/import-report.ts';
import { progressBar } from './output/progress.ts';
import { runCommand, UsageError } from './output/run-command.ts';

/** `npm run import -- FILE`: imports products (docs/how-to/import.md). Exits with 0, 1 when anything was skipped, 2 when it could not run. */
const usage = asCalled(
  `npm run import -- FILE [--dry-run] [--resume] [--format ${Object.keys(formats).join('|')}] [--encoding NAME] [--mapping NAME] [--retire variations,products] [--images FOLDER] [--fetch] [--report FILE]`,
);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      resume: { type: 'boolean' },
      format: { type: 'string' },
      encoding: { type: 'string' },
      mapping: { type: 'string' },
      retire: { type: 'string' },
      images: { type: 'string' },
      fetch: { type: 'boolean' },
      report: { type: 'string' },
    },
  });
  const [file] = positionals;
  const format = values.format || undefined;
  const retired = values.retire?.split(',') ?? [];
  const isWrong = positionals.length > 1 || retired.some((what) => what !== 'variations' && what !== 'products');
  if (!file || isWrong || (format !== undefined && !isFormatName(format))) throw new UsageError(`Usage: ${usage}`);
  if (values.encoding && !isEncoding(values.encoding))
    throw new UsageError(`--encoding ${values.encoding} is no encoding; utf-8, windows-1252, utf-16le, macintosh … are`);
  const shop = await openShop(readConfig(process.env));
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const mapping = values.mapping ? await mappingNamed(shop, values.mapping) : undefined;
  const lines = values.report ? openReport(values.report) : null;
  const progress = progressBar(process.stderr, 'Importing');
  try {
    const report = await importFile(shop.database, shop.media, {
      file,
      format,
      ...(values.encoding && { encoding: values.encoding }),
      ...(mapping && { mapping }),
      retire: { variations: retired.includes('variations'), products: retired.includes('products') },
      ...(lines && { onLine: lines.add }),
      dryRun: values['dry-run'] ?? false,
      resume: values.resume ?? false,
      sources: { folder: values.images, web: values.fetch },
      now: clockOf(shop.database).now(),
      signal: stop.signal,
      onProgress: ({ line, lines, report }) => progress.show(line, lines, `${report.products} products`),
    });
    progress.end();
    lines?.close(report);
    console.log(summaryOf(report));
    if (stop.signal.aborted) console.log('Stopped. Run the same command with --resume to continue.');
    return report.failed > 0 || report.rowsRefused > 0 || stop.signal.aborted ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    throw new UsageError(`${error.message} Or say what it is written in with --encoding (macintosh, iso-8859-15, shift_jis …).`);
  } finally {
    progress.end();
    await shop.close();
  }
}

/** A mapping saved in the console. */
async function mappingNamed(shop: Shop, name: string) {
  const found = await findMappingNamed(shop.database.read, name);
  if (found) return found;
  const names = await listMappingNames(shop.database.read);
  await shop.close();
  throw new UsageError(
    `--mapping ${name} is no saved mapping; ${names.length > 0 ? `there are ${names.join(', ')}` : 'none has been saved in the console yet'}`,
  );
}

await runCommand(
  async () => {
    process.exitCode = await main();
  },
  { failed: [UnknownFormatError, UnusableFileError] },
);
