import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessDrawing } from './guess.ts';
import { drawingKinds } from './kinds.ts';

const kindOf = (name: string, category = '', style = ''): string => guessDrawing({ name, category, style }).kind;

describe('guessing a drawing from a product text', () => {
  it.each([
    ['Harlow 84" Velvet Sofa', 'sofa'],
    ['Oak Bedside Table Lamp', 'table-lamp'],
    ['Mason shower curtain, striped', 'shower-curtain'],
    ['Vase with oak stand', 'vase'],
    ['Cushion for dining chair', 'throw-pillow'],
    ['Mountain-200 Black, 42', 'bicycle'],
    ['Cordless drill 18V', 'tool'],
    ['Two dozen red roses', 'bouquet'],
    ['Fiddle leaf ficus, 4 ft', 'planter'],
    ['4-person camping tent', 'play-tent'],
    ['Pre-lit Christmas tree', 'tree'],
    ['Cast iron skillet', 'frying-pan'],
    ['Set of 6 dinner plates', 'plate-set'],
    ['Folding camp chair', 'adirondack'],
    ['Bookcase, 5 shelves', 'bookcase'],
    ['Hand-tufted runner 2x8', 'runner-rug'],
  ])('%s is a %s', (name, kind) => {
    expect(kindOf(name)).toBe(kind);
  });

  it('asks the category, then the description, when the name says nothing', () => {
    expect(kindOf('The Marlowe', 'Furniture > Living Room > Armchairs')).toBe('armchair');
    expect(kindOf('The Marlowe', '', 'A soft wool throw for cold evenings')).toBe('throw');
  });

  it('draws a parcel for what nothing matches', () => {
    expect(guessDrawing({ name: 'XJ-2200', category: 'Misc' })).toMatchObject({ kind: 'parcel', material: 'paper' });
  });

  it('takes colour and material from their words', () => {
    expect(guessDrawing({ name: 'Navy velvet armchair', category: '' })).toMatchObject({
      kind: 'armchair',
      material: 'velvet',
      color: '#2b3d57',
    });
    expect(guessDrawing({ name: 'Walnut dresser', category: '' })).toMatchObject({ kind: 'dresser', material: 'walnut' });
  });

  it('does not make a dresser of wool or a rug of steel', () => {
    expect(guessDrawing({ name: 'Dresser with wool runner', category: '' }).material).toBe('oak');
    expect(guessDrawing({ name: 'Steel grey rug', category: '' }).material).toBe('wool');
  });

  it('always gives a kind that can be drawn, the same for the same text', () => {
    const kinds: ReadonlySet<string> = new Set(Object.values(drawingKinds).flat());
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, category) => {
        const drawing = guessDrawing({ name, category });
        expect(kinds.has(drawing.kind)).toBe(true);
        expect(drawing.color).toMatch(/^#[0-9a-f]{6}$/);
        expect(guessDrawing({ name, category })).toEqual(drawing);
      }),
    );
  });
});
