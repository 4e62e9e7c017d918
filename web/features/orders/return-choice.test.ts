import { describe, expect, it } from 'vitest';
import { chosenIn, returnChoiceIn, returnFaultsOf } from './return-choice.ts';

const sent = (fields: Record<string, string>) => returnChoiceIn(new URLSearchParams({ returnUuid: 'u', ...fields }));

describe('[§5 return] the return form', () => {
  it('reads units with their reasons, and skips lines with none chosen', () => {
    const choice = sent({
      'units-7': '2',
      'reason-7': 'size',
      'comment-7': 'Too small',
      'units-8': '0',
      'reason-8': 'look',
      'units-x': '3',
    });
    expect(chosenIn(choice)).toEqual([{ variationId: 7, quantity: 2, reason: 'size', comment: 'Too small' }]);
    expect(chosenIn(sent({ 'units-7': 'many' }))).toEqual([]);
  });

  it.each([
    [{}, { lines: 'Choose at least one item' }],
    [{ 'units-7': '0', 'reason-7': 'size' }, { lines: 'Choose at least one item' }],
    [{ 'units-7': '1' }, { 'reason-7': 'Select a reason' }],
    [{ 'units-7': '1', 'reason-7': 'constructor' }, { 'reason-7': 'Select a reason' }],
    [{ 'units-7': '1', 'reason-7': 'defective', 'comment-7': ' ' }, { 'comment-7': 'Please provide a bit more detail' }],
    [{ 'units-7': '1', 'reason-7': 'defective', 'comment-7': 'No light' }, {}],
    [{ 'units-7': '1', 'reason-7': 'size' }, {}],
    [{ 'units-7': '1', 'reason-7': 'size', 'comment-7': `${'a'.repeat(499)}\r\n${'b'.repeat(500)}` }, {}],
    [{ 'units-7': '1', 'reason-7': 'size', 'comment-7': 'a'.repeat(1001) }, { 'comment-7': 'Comments must be less than 1001 characters' }],
  ])('reports for %j: %j', (fields, faults) => {
    expect(returnFaultsOf(sent(fields))).toEqual(faults);
  });
});
