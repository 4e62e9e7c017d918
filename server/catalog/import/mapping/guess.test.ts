import { describe, expect, it } from 'vitest';
import { guessFields } from './guess.ts';

const column = (title: string, ...values: string[]) => ({ title, values });
const guess = (...columns: ReturnType<typeof column>[]) => guessFields(columns, ['east', 'central']);

describe('[§17 import] guesses of what columns mean', () => {
  it.each([
    ['by their titles', ['SKU', 'Title', 'Price'], ['sku', 'name', 'price']],
    ['in other languages', ['Artikelnummer', 'Bezeichnung', 'Verkaufspreis'], ['sku', 'name', 'price']],
    ['however they are written', ['item_number', 'ProductName', 'RETAIL PRICE (USD)'], ['sku', 'name', 'price']],
    ['with a better title beside', ['Barcode', 'SKU', 'Unit price'], [null, 'sku', 'price']],
  ])('%s', (_how, [code = '', words = '', amount = ''], fields) => {
    const values = [
      ['A-100', 'A-101', 'A-102'],
      words === 'SKU' ? ['X-1', 'X-2', 'X-3'] : ['Oak table', 'Oak bench', 'Ash chair'],
      ['89.00', '120.50', '49.99'],
    ];
    const guessed = guess(...[code, words, amount].map((title, i) => column(title, ...(values[i] ?? []))));
    expect(guessed).toEqual(fields);
  });

  it('follow the values where a title says nothing', () => {
    expect(guess(column('A', 'https://x.example/1.jpg', 'https://x.example/2.png'), column('B', '12.00', '8.50'))).toEqual([
      'picture',
      'price',
    ]);
  });

  it('never take a column for a field that its values cannot be', () => {
    const guessed = guess(column('Price', 'on request', 'call us'), column('Stock', 'many', 'few'));
    expect(guessed).not.toContain('price');
    expect(guessed).not.toContain('stock');
  });

  it('give a field to one column, and stock to each warehouse', () => {
    expect(guess(column('Price', '1.00'), column('Retail price', '2.00')).filter((field) => field === 'price')).toHaveLength(1);
    expect(guess(column('SKU', 'A1'), column('Stock east', '3'), column('Qty central', '4'))).toEqual([
      'sku',
      'stock:east',
      'stock:central',
    ]);
  });
});
