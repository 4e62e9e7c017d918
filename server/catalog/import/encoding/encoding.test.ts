import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asUtf8, isEncoding } from './as-utf8.ts';
import { surveyFile, UnreadableFileError } from './survey.ts';

const text = 'Handle,Title,Variant Price\ncafe,"Café “Crème” – it’s 5 € à la carte… ½ m² ×2",12.50\nöl,Ölkännchen für Küche,9.90\n';
const folder = await mkdtemp(join(tmpdir(), 'encodings-'));
let files = 0;
async function fileOf(bytes: Buffer): Promise<string> {
  const file = join(folder, `${files++}.csv`);
  await writeFile(file, bytes);
  return file;
}

/** The bytes as text, read as an import reads them. */
async function readBack(bytes: Buffer): Promise<string> {
  const file = await fileOf(bytes);
  const { encoding } = await surveyFile(file);
  const utf8 = await asUtf8(file, encoding);
  const read = (await readFile(utf8.file, 'utf8')).replace(/^\uFEFF/, '');
  await utf8.discard();
  return read;
}
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const bom = (...bytes: number[]) => Buffer.from(bytes);
const high: Record<string, number> = { '€': 0x80, '…': 0x85, '“': 0x93, '”': 0x94, '’': 0x92, '–': 0x96 };
const windows = (value: string) => Buffer.from([...value].map((character) => high[character] ?? character.charCodeAt(0)));

describe('a file’s encoding', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.concat([bom(0xef, 0xbb, 0xbf), Buffer.from(text)])],
    ['UTF-16 LE with a mark', Buffer.concat([bom(0xff, 0xfe), Buffer.from(text, 'utf16le')])],
    ['UTF-16 BE with a mark', Buffer.concat([bom(0xfe, 0xff), swapped(Buffer.from(text, 'utf16le'))])],
    ['UTF-16 LE without', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE without', swapped(Buffer.from(text, 'utf16le'))],
    ['Windows-1252', windows(text)],
  ])('is detected: %s', async (_, bytes) => {
    expect(await readBack(bytes)).toBe(text);
  });

  it('is detected: Latin-1', async () => {
    const latin = 'Handle,Title\ncafe,Café crème à la carte 20°\n';
    expect(await readBack(Buffer.from(latin, 'latin1'))).toBe(latin);
  });

  it('is detected when the first non-ASCII letter comes late', async () => {
    const late = `${'Handle,Title\n'.padEnd(3_000_000, 'plain,Plain\n')}cafe,Café\n`;
    expect(await readBack(Buffer.from(late, 'latin1'))).toBe(late);
    expect(await readBack(Buffer.from(late))).toBe(late);
  });

  it.each([
    [
      'UTF-8 with a byte that is not, and its line',
      Buffer.concat([Buffer.from('a\nCafé\ncr'), bom(0xe8), Buffer.from('me\n')]),
      /line 3 is not/,
    ],
    ['UTF-8 that is cut off in a letter', Buffer.concat([Buffer.from('Café\nCaf'), bom(0xc3)]), /UTF-8 in part only: line 2/],
    ['MacRoman', Buffer.from([...'caf'].map((c) => c.charCodeAt(0)).concat(0x8e, 10)), /neither UTF-8 nor Windows-1252 \(line 1\)/],
    ['MacRoman with a curly apostrophe', Buffer.from('x\nIt\u00d5s here\n', 'latin1'), /\(line 2\)/],
    ['the euro of ISO 8859-15', Buffer.from('5 \u00a4\n', 'latin1'), /neither/],
    ['Cyrillic', bom(0xd1, 0xf2, 0xee, 0xeb, 10), /neither/],
    ['Shift JIS', bom(0x83, 0x65, 0x81, 0x5b, 0x83, 0x75, 10), /neither/],
    ['a workbook', Buffer.from('PK\x03\x04rest'), /workbook/],
    ['zero bytes', Buffer.from('Handle,Title\na,b\0c\n'), /zero bytes \(line 2\)/],
    ['UTF-16 with half a pair', Buffer.concat([bom(0xff, 0xfe), Buffer.from('ab\n', 'utf16le'), bom(0x00, 0xd8, 0x41, 0)]), /damaged/],
  ])('is rejected with advice: %s', async (_, bytes, message) => {
    const refused = surveyFile(await fileOf(bytes));
    await expect(refused).rejects.toThrow(UnreadableFileError);
    await expect(refused).rejects.toThrow(message);
    // The console shows it as it is, and has none of the command's options.
    await expect(refused).rejects.toThrow(/^The file (?!.*--encoding)/);
  });

  it('can be stated, and is then verified', async () => {
    const mac = await asUtf8(await fileOf(bom(0x63, 0x61, 0x66, 0x8e)), 'macintosh');
    expect(await readFile(mac.file, 'utf8')).toBe('café');
    await mac.discard();
    await expect(stat(mac.file)).rejects.toThrow();
    await expect(asUtf8(await fileOf(bom(0x83)), 'shift_jis')).rejects.toThrow(/not written in shift_jis/);
    expect(isEncoding('latin1')).toBe(true);
    expect(isEncoding('klingon')).toBe(false);
  });

  it('[property] never yields another text than the one written', async () => {
    const some = fc.string({ unit: fc.constantFrom(...'abz ,"\n0éàÖßñ€“’–…½µ™'), minLength: 3, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(some, fc.constantFrom('utf8', 'utf16le', 'utf16be', 'latin1'), async (value, encoding) => {
        if (encoding === 'latin1' && /[€“’–…™]/.test(value)) return;
        const plain = Buffer.from(value, encoding === 'utf16be' ? 'utf16le' : (encoding as BufferEncoding));
        const bytes =
          encoding === 'utf16le'
            ? Buffer.concat([bom(0xff, 0xfe), plain])
            : encoding === 'utf16be'
              ? Buffer.concat([bom(0xfe, 0xff), swapped(plain)])
              : plain;
        const read = await readBack(bytes).catch((error: unknown) => {
          expect(error).toBeInstanceOf(UnreadableFileError);
          return null;
        });
        if (encoding !== 'latin1') expect(read).toBe(value);
        else if (read !== null && read !== value) expect(bytes.equals(Buffer.from(read))).toBe(true);
      }),
    );
  });
});
