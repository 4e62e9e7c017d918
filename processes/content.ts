import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { flagship } from '../brands/family.ts';
import { authoredPage } from '../contract/urls/shop.ts';
import { type DocumentName, type Editor, openEditor } from '../server/content/index.ts';
import type { MediaStore } from '../server/media/index.ts';
import { type Config, readConfig } from '../server/platform/config/config.ts';
import { urlOf } from '../server/platform/config/shop-urls.ts';
import { Problem } from '../server/platform/http/problem.ts';
import { withShop } from '../server/shop.ts';
import { assetsOf } from './demonstration/written-content.ts';
import { asCalled } from './output/as-called.ts';
import { Refusal, runCommand, UsageError } from './output/run-command.ts';

/** `npm run content`: editors' work on pages (docs/how-to/content.md). Exits with 0, 1 when refused, 2 when it could not run. */
const usage = asCalled(`npm run content -- list
npm run content -- export PAGE [FILE] [--version N]
npm run content -- import FILE…
npm run content -- publish PAGE… [--version N] [--at MOMENT]
npm run content -- unpublish PAGE… [--at MOMENT]
npm run content -- versions PAGE
npm run content -- restore PAGE --version N
npm run content -- preview PAGE
PAGE is a page's id, such as deals, or site for what stands on every page; MOMENT is like 2026-11-27T00:00:00-05:00.
--brand KEY chooses another brand than ${flagship}.`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { brand: { type: 'string', default: flagship }, version: { type: 'string' }, at: { type: 'string' } },
});
const [command = '', ...given] = positionals;

function needed(count: 'one' | 'some'): string[] {
  if (given.length === 0 || (count === 'one' && given.length > 1)) throw new UsageError(`Usage:\n${usage}`);
  return given;
}

function momentOf(at: string | undefined): Date | undefined {
  if (at === undefined) return undefined;
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) throw new UsageError(`${at} is not a moment`);
  return moment;
}

const documentOf = (key: string): DocumentName => ({ brand: values.brand, kind: key === 'site' ? 'site' : 'page', key });
const version = values.version === undefined ? undefined : Number(values.version);

async function run(editor: Editor, media: MediaStore, config: Config): Promise<void> {
  const at = momentOf(values.at);
  switch (command) {
    case 'list':
      return list(editor);
    case 'export': {
      const [key = '', file] = needed('some');
      const text = `${JSON.stringify((await editor.show(documentOf(key), version ?? null)).body, null, 2)}\n`;
      return file ? writeFile(file, text) : console.log(text.trimEnd());
    }
    case 'import':
      for (const file of needed('some')) await takeIn(editor, media, file);
      return;
    case 'publish':
      for (const key of needed('some')) {
        const published = await editor.publish(documentOf(key), { version, at });
        console.log(`${key}: version ${published.version} is public${at ? ` from ${at.toISOString()} on` : ''}`);
      }
      return;
    case 'unpublish':
      for (const key of needed('some')) await editor.unpublish(documentOf(key), at);
      return;
    case 'versions': {
      const { versions, publications } = await editor.show(documentOf(needed('one')[0] ?? ''), null);
      for (const { number, savedAt, savedBy } of versions) console.log(`${number}\t${savedAt}\t${savedBy}`);
      for (const plan of publications.filter(({ planned }) => planned)) console.log(`planned: ${plan.version ?? 'none'} from ${plan.at}`);
      return;
    }
    case 'restore': {
      if (version === undefined) throw new UsageError(`Usage:\n${usage}`);
      const restored = await editor.restore(documentOf(needed('one')[0] ?? ''), version);
      return console.log(`Version ${version} is the draft again, as version ${restored.number}.`);
    }
    case 'preview': {
      const [key = ''] = needed('one');
      return console.log(urlOf(config, values.brand) + authoredPage(key, { preview: editor.previewToken(documentOf(key)) }));
    }
    default:
      throw new UsageError(`Usage:\n${usage}`);
  }
}

async function list(editor: Editor): Promise<void> {
  for (const { key, latest, title, ...row } of await editor.list(values.brand)) {
    const state = row.public === null ? 'not public' : row.public === latest ? 'public' : `public: version ${row.public}`;
    console.log(`${key.padEnd(34)} version ${latest}, ${state}\t${title}`);
  }
}

/** Saves a file as a draft: JSON as written by `export`, where products, pictures and links may be named. */
async function takeIn(editor: Editor, media: MediaStore, file: string): Promise<void> {
  const written = JSON.parse(await readFile(file, 'utf8'));
  const { saved, key, missing } = await editor.takeIn(values.brand, written, assetsOf(media));
  console.log(`${key}: version ${saved.number} is the draft`);
  if (missing.length > 0) console.log(`  left out, since this shop does not have them: ${missing.join(', ')}`);
}

/** `blocks.1.tiles.0.text` → `Block 2, tiles.0.text`: editors count from one. */
const placeInWords = (path: string): string =>
  path.replace(/^blocks\.(\d+)\.?/, (_start, index: string) => `Block ${Number(index) + 1}, `).replace(/, $/, '');

async function main(): Promise<void> {
  try {
    await withShop(readConfig(process.env), ({ database, media, config }) => run(openEditor({ database, config }), media, config));
  } catch (error) {
    throw error instanceof Problem ? new Refusal([error.message, ...faultsIn(error)].join('\n  ')) : error;
  }
}

const faultsIn = ({ fields = {} }: Problem): string[] => Object.entries(fields).map(([path, fault]) => `${placeInWords(path)}: ${fault}`);

await runCommand(main);
