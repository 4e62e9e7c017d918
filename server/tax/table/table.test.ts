import { describe, expect, it } from 'vitest';
import { readTable, writeTable } from './csv.ts';
import { differenceOf } from './difference.ts';
import { ratesOf, type TableRate } from './rates-of.ts';

const rate = (over: Partial<TableRate>): TableRate => ({
  country: 'US',
  region: 'WA',
  postalCode: '',
  rate: 6500,
  taxesShipping: true,
  parts: null,
  ...over,
});

describe('[rulings: Money] the tax table of the shop', () => {
  it.each<[string, string, string, TableRate[], number, string]>([
    ['nothing set: the built-in rate', 'US', 'WA', [], 6500, 'State tax 6500'],
    ['a region', 'US', 'WA', [rate({ rate: 7000 })], 7000, 'State tax 7000'],
    [
      'its postal code, which is more specific',
      'US',
      'WA',
      [rate({ rate: 7000 }), rate({ postalCode: '98101', rate: 10_350 })],
      10_350,
      'State tax 7000, Local tax 3350',
    ],
    [
      'a whole code before its first half',
      'CA',
      'ON',
      [
        rate({ country: 'CA', region: 'ON', postalCode: 'M5V', rate: 1 }),
        rate({ country: 'CA', region: 'ON', postalCode: 'M5V2T6', rate: 13_000 }),
      ],
      13_000,
      'HST 13000',
    ],
    [
      'a provincial tax that changes: the federal one stays',
      'CA',
      'BC',
      [rate({ country: 'CA', region: 'BC', rate: 13_000 })],
      13_000,
      'GST 5000, PST 8000',
    ],
    [
      'named parts',
      'US',
      'WA',
      [rate({ postalCode: '98101', rate: 10_000, parts: [{ name: 'City tax', rate: 10_000 }] })],
      10_000,
      'City tax 10000',
    ],
    ['less than the region', 'US', 'WA', [rate({ postalCode: '98101', rate: 1000 })], 1000, 'Sales tax 1000'],
    ['no tax', 'US', 'WA', [rate({ postalCode: '98101', rate: 0 })], 0, ''],
  ])('%s', (_, country, region, set, goods, parts) => {
    const found = ratesOf(country, region, set);
    expect(found.goods).toBe(goods);
    expect((found.parts ?? []).map((part) => `${part.name} ${part.rate}`).join(', ')).toBe(parts);
  });

  it('taxes delivery only where a rate says so', () => {
    expect(ratesOf('US', 'WA', [rate({ postalCode: '98101', rate: 9000, taxesShipping: false })]).shipping).toBe(0);
    expect(ratesOf('US', 'CA', [rate({ region: 'CA', rate: 8000 })]).shipping).toBe(8000);
  });

  it('reads what it writes', () => {
    const rates = [
      rate({ rate: 6501 }),
      rate({ region: 'MA', postalCode: '02139', taxesShipping: false }),
      rate({
        country: 'CA',
        region: 'QC',
        postalCode: 'H2Y',
        rate: 14_975,
        parts: [
          { name: 'GST', rate: 5000 },
          { name: 'QST', rate: 9975 },
        ],
      }),
    ];
    expect(readTable(writeTable(rates))).toEqual({ rates, faults: [] });
  });

  it('reads what spreadsheets make of it: a mark at the start, semicolons, quotes, and ZIP codes without their zeros', () => {
    const { rates, faults } = readTable(
      '\uFEFFCountry;Region;Postal code;Rate percent;Shipping taxed\n"us";"ma";2139;6.25 %;No\n\nCA;ON;m5v 2t6;13;YES\n',
    );
    expect(faults).toEqual([]);
    expect(rates).toEqual([
      rate({ region: 'MA', postalCode: '02139', rate: 6250, taxesShipping: false }),
      rate({ country: 'CA', region: 'ON', postalCode: 'M5V2T6', rate: 13_000 }),
    ]);
  });

  it.each([
    ['MX,DF,,5,no', 'The country is US or CA'],
    ['US,PR,,5,no', 'PR isn’t a state we deliver to'],
    ['US,WA,97201,5,no', '97201 isn’t a postal code of WA'],
    ['US,WA,98101,7.2505,no', 'three decimals'],
    ['US,WA,98101,100,no', 'three decimals'],
    ['US,WA,98101,,no', 'three decimals'],
    ['US,WA,98101,7,maybe', 'yes or no'],
    ['US,WA,98101,7,,State tax 7', 'yes or no'],
    ['US,WA,98101,7', 'yes or no'],
    ['US,WA,98101,7,no,State tax 6 + City 2', 'add up to 8, not 7'],
    ['US,WA,98101,7,no,9 + 8', 'such as GST 5 + PST 7'],
    ['US,WA,,8,no', 'Line 2 is for the same place'],
  ])('names the line of a fault: %s', (line, message) => {
    const { rates, faults } = readTable(`country,region,postal code,rate percent,shipping taxed,taxes\nUS,WA,,7,no\n${line}\n`);
    expect(rates).toHaveLength(1);
    expect(faults).toEqual([{ line: 3, text: line, message: expect.stringContaining(message) }]);
  });

  it('reads the names of taxes in linear time', () => {
    const { faults } = readTable(`US,OH,,7,no,GST 5${' '.repeat(1_000_000)}x`);
    expect(faults).toMatchObject([{ line: 1, message: 'Write taxes such as GST 5 + PST 7' }]);
  });

  it('refuses more lines than there are places, unread', () => {
    const lines = Array(100_001).fill('"a').join('\n');
    expect(readTable(lines)).toEqual({ rates: [], faults: [{ line: 100_001, text: '', message: 'A table can have up to 100,000 lines' }] });
  });

  it('deletes only when it replaces the table', () => {
    const present = [rate({}), rate({ postalCode: '98101' }), rate({ postalCode: '98102' })];
    const uploaded = [rate({}), rate({ postalCode: '98101', rate: 1 }), rate({ postalCode: '98103' })];
    const count = (replaces: boolean) => {
      const { created, changed, removed, unchanged } = differenceOf(present, uploaded, replaces);
      return [created.length, changed.length, removed.length, unchanged];
    };
    expect(count(false)).toEqual([1, 1, 0, 1]);
    expect(count(true)).toEqual([1, 1, 1, 1]);
  });
});
