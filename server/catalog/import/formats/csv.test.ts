import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvFault, type CsvRow, csvRows, isFault } from './csv.ts';
import { textLines } from './lines.ts';
import { readShopify } from './shopify.ts';
import type { ByteSource } from './source.ts';

function sourceOf(text: string, piece = 7): ByteSource {
  const bytes = Buffer.from(text);
  return {
    async *read(from = 0, to = bytes.length) {
      for (let at = from; at < Math.min(to, bytes.length); at += piece) yield bytes.subarray(at, Math.min(at + piece, to));
    },
  };
}
async function rowsOf(text: string, piece?: number): Promise<(CsvRow | CsvFault)[]> {
  const rows: (CsvRow | CsvFault)[] = [];
  for await (const row of csvRows(sourceOf(text, piece))) rows.push(row);
  return rows;
}
const told = (rows: readonly (CsvRow | CsvFault)[]) =>
  rows.map((row) => (isFault(row) ? `${row.line}-${row.lastLine}! ${row.message}` : `${row.line}-${row.lastLine} ${row.cells.join('|')}`));

describe('CSV', () => {
  it('counts lines across quoted breaks, blank lines and any line ending', async () => {
    expect(told(await rowsOf('\uFEFFh,t\r\n\r\na,"one\r\ntwo"\nb,"say ""hi"""\rc,d'))).toEqual([
      '1-1 h|t',
      '3-4 a|one\r\ntwo',
      '5-5 b|say "hi"',
      '6-6 c|d',
    ]);
  });

  it('keeps inch marks in plain cells', async () => {
    expect(told(await rowsOf('h,t\na,40" table\n'))).toEqual(['1-1 h|t', '2-2 a|40" table']);
  });

  it('reports an unclosed quote and continues with the next row', async () => {
    const rows = told(await rowsOf('h,t,p\na,"open,5\nb,"fine",6\nc,d,7\n'));
    expect(rows).toEqual([
      '1-1 h|t|p',
      expect.stringMatching(/^2-2! a quote that is opened in line 2, column 2, is not closed/),
      '3-3 b|fine|6',
      '4-4 c|d|7',
    ]);
  });

  it('reports a quote unclosed at the end of the file', async () => {
    const rows = told(await rowsOf('h,t,p\na,b,1\nc,"open,5\nd,e,6\nf,g,7'));
    expect(rows[2]).toMatch(/^3-3! a quote that is opened in line 3, column 2/);
    expect(rows.slice(3)).toEqual(['4-4 d|e|6', '5-5 f|g|7']);
  });

  it('does not read lines of a broken cell as rows', async () => {
    const rows = told(await rowsOf('h,t,p\na,"<p>one\ntwo, 40" wide\nthree</p>",5\nb,c,6\n'));
    expect(rows).toEqual(['1-1 h|t|p', expect.stringMatching(/^2-4! a quote that is opened in line 2/), '5-5 b|c|6']);
  });

  it.each([
    ['few', 'a,b', 2],
    ['many', 'a,b,c,d', 4],
  ])('rejects a row of too %s cells', async (_, row, cells) => {
    expect(told(await rowsOf(`h,t,p\n${row}\nc,d,7\n`))).toEqual([
      '1-1 h|t|p',
      expect.stringContaining(`2-2! has ${cells} cells and the header 3`),
      '3-3 c|d|7',
    ]);
  });

  it.each([
    ['quoted', '"'],
    ['plain', ''],
  ])('drops only the row of a %s cell over the limit', async (_, quote) => {
    const rows = await rowsOf(`h,t\na,${quote}${'x'.repeat(1_500_000)}${quote}\nb,c\n`, 100_000);
    expect(told(rows)).toEqual(['1-1 h|t', '2-2! column 2 holds 1.4 MB; a cell may have 1 MB', '3-3 b|c']);
  });

  it.each(['x', '"x"'])('keeps no more cells of a row of millions than a table has: %s', async (cell) => {
    const rows = await rowsOf(`h,t\n${`${cell},`.repeat(1_000_000)}\nb,c\n`, 1_000_000);
    expect(rows.map(({ cells }) => cells.length)).toEqual([2, 5000, 2]);
    expect(told(rows)[1]).toMatch(/^2-2! has more than 5000 cells$/);
  });

  it('does not load a file into memory for one open quote', async () => {
    const rows = await rowsOf(`h,t\na,"open\n${'b,c\n'.repeat(5_000_000)}`, 1_000_000);
    expect(rows).toHaveLength(5_000_002);
    expect(told(rows.slice(0, 3))).toEqual(['1-1 h|t', expect.stringContaining('2-2! a quote that is opened in line 2'), '3-3 b|c']);
  }, 60_000);

  it('[property] reads what was written, wherever chunks end', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', ',', '"', '\n', '\r\n', ' ', '€'), maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 9 }),
        async (rows, piece) => {
          const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')).join('\n');
          expect((await rowsOf(text, piece)).map(({ cells }) => cells)).toEqual(rows);
        },
      ),
    );
  });

  it('[property] never throws, and assigns each line to one row or fault', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', ' '), maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 9 }), async (body, piece) => {
        let last = 0;
        for (const { line, lastLine } of await rowsOf(`h,t\n${body}`, piece)) {
          expect(line).toBeGreaterThan(last);
          expect(lastLine).toBeGreaterThanOrEqual(line);
          last = lastLine;
        }
      }),
    );
  });
});

describe('rows of one product', () => {
  it('[property] are joined wherever they are', async () => {
    const rows = ['a,A,S,1', 'a,,M,2', 'a,,L,3', 'b,B,S,4', 'b,,M,5', 'c,C,S,6'];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(rows, { minLength: rows.length }), async (shuffled) => {
        const found: Record<string, number[]> = { a: [], b: [], c: [] };
        let line = 0;
        for await (const item of readShopify(
          sourceOf(`Handle,Title,Option1 Value,Option1 Name,Variant Price\n${shuffled.map(withName).join('\n')}`),
        )) {
          const record = item.record as { handle: 'a' | 'b' | 'c'; name: string; variations: { price: number }[] };
          expect(found[record.handle]).toEqual([]);
          expect(item.line).toBeGreaterThan(line);
          line = item.line;
          expect(record.name).toBe(record.handle.toUpperCase());
          found[record.handle] = record.variations.map(({ price }) => price).sort();
        }
        expect(found).toEqual({ a: [100, 200, 300], b: [400, 500], c: [600] });
      }),
    );
  });

  it('keep their pictures when one of their rows is unreadable', async () => {
    const items = [];
    for await (const item of readShopify(sourceOf('Handle,Title,Image Src\na,A,https://x.example/1\na,,https://x.example/2,\nb,B,\n')))
      items.push(item);
    expect(items.map(({ record, rowsRefused, incomplete }) => [record !== null, rowsRefused, incomplete])).toEqual([
      [false, 1, undefined],
      [true, 0, true],
      [true, 0, false],
    ]);
    expect(items[1]?.record).not.toHaveProperty('images');
    expect(items[2]?.record).toHaveProperty('images', []);
  });
});

function withName(row: string): string {
  const [handle, title, size, price] = row.split(',');
  return [handle, title, size, 'Size', price].join(',');
}

it('lines that are too long are dropped alone', async () => {
  const found: [number, number | null][] = [];
  for await (const { line, text } of textLines(sourceOf(`a\n${'x'.repeat(9_000_000)}\nb`, 1_000_000)))
    found.push([line, text?.length ?? null]);
  expect(found).toEqual([
    [1, 1],
    [2, null],
    [3, 1],
  ]);
});
