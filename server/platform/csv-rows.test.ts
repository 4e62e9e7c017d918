import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';
import { cellsOf, readCsv, UnreadableCsv } from './csv-rows.ts';

const read = (text: string, delimiter?: string) => [...readCsv(text, delimiter)].map(({ cells, line }) => [line, ...cells]);

describe('[RFC 4180] a CSV text', () => {
  it.each<[string, string, (string | number)[][]]>([
    ['nothing', '', []],
    ['one cell', 'a', [[1, 'a']]],
    [
      'no line break at its end',
      'a,b\nc,d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'each kind of line break',
      'a\r\nb\rc\nd\r\n',
      [
        [1, 'a'],
        [2, 'b'],
        [3, 'c'],
        [4, 'd'],
      ],
    ],
    [
      'empty lines',
      '\n\na\n\r\n  \nb\n',
      [
        [3, 'a'],
        [6, 'b'],
      ],
    ],
    [
      'empty cells',
      ',\na,\n,b',
      [
        [1, '', ''],
        [2, 'a', ''],
        [3, '', 'b'],
      ],
    ],
    ['a mark at its start', '\uFEFFa,b', [[1, 'a', 'b']]],
    ['blanks around cells', ' a , " b " ,c', [[1, 'a', ' b ', 'c']]],
    ['quotes', '"a,b","say ""yes""",""', [[1, 'a,b', 'say "yes"', '']]],
    [
      'line breaks in quotes',
      '"a\r\nb\nc",d\ne',
      [
        [3, 'a\r\nb\nc', 'd'],
        [4, 'e'],
      ],
    ],
    ['a quote within a cell', '8" bowl,b', [[1, '8" bowl', 'b']]],
  ])('with %s', (_name, text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  it('has other delimiters', () => {
    expect(read('a\tb,c\n\t"d\te"', '\t')).toEqual([
      [1, 'a', 'b,c'],
      [2, '', 'd\te'],
    ]);
    expect(read('a;" b"', ';')).toEqual([[1, 'a', ' b']]);
  });

  it.each(['a,"b', '"', '"a"b,c', 'x\n"a""', `a${','.repeat(1000)}`])('is not %j', (text) => {
    expect(() => read(text)).toThrow(UnreadableCsv);
  });

  it('is read as it was written', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', ',', ' ', '\n', '\r', '.', ';') }).map((one) => `x${one}x`);
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
        expect([...readCsv(rows.map(csvLine).join(''))].map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });
});

describe('[§17.9 taxes] a line of a table', () => {
  it.each([
    ['US,OH,43215', ',', ['US', 'OH', '43215']],
    ['"US" , "O""H;x"', ',', ['US', 'O"H;x']],
    ['"US;OH', ';', ['"US', 'OH']],
    ['"a"b,c', ',', ['"a"b', 'c']],
    ['', ',', ['']],
  ])('%j', (line, delimiter, cells) => {
    expect(cellsOf(line, delimiter)).toEqual(cells);
  });
});
