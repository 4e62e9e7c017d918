import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SavedCard } from '../../../contract/payments/saved-cards.ts';
import { CardChoice } from './card-choice.tsx';
import type { FieldErrors } from './typed-form.ts';

const card = (cardId: number, more: Partial<SavedCard> = {}): SavedCard => ({
  cardId,
  brand: 'Visa',
  last4: '4242',
  expiryMonth: 7,
  expiryYear: 2039,
  name: 'Ada Weaver',
  isDefault: false,
  standing: 'good',
  ...more,
});

function choice(cards: readonly SavedCard[], chosen?: number | null, errors: FieldErrors = {}) {
  const markup = renderToStaticMarkup(
    <CardChoice cards={cards} chosen={chosen} errors={errors} asksCode>
      another
    </CardChoice>,
  );
  const radios = markup.match(/<input type="radio"[^>]*>/g) ?? [];
  const named = (radio = '') => /value="(\w+)"/.exec(radio)?.[1];
  return {
    markup,
    checked: named(radios.find((radio) => radio.includes(' checked'))),
    disabled: radios.filter((radio) => radio.includes(' disabled')).map(named),
  };
}

describe('[§2.8 checkout] the card choice', () => {
  it('is absent without saved cards', () => {
    expect(choice([]).markup).toBe('another');
  });

  it('preselects the default, and disables expired cards', () => {
    expect(choice([card(1, { isDefault: true }), card(2)])).toMatchObject({ checked: '1', disabled: [] });
    expect(choice([card(1, { isDefault: true, standing: 'expired' }), card(2)])).toMatchObject({ checked: '2', disabled: ['1'] });
    expect(choice([card(1, { standing: 'expired' })])).toMatchObject({ checked: 'new', disabled: ['1'] });
  });

  it('keeps the posted choice, and preselects the new card when its fields have errors', () => {
    expect(choice([card(1), card(2)], 2).checked).toBe('2');
    expect(choice([card(1)], null).checked).toBe('new');
    expect(choice([card(1)], 9).checked).toBe('new');
    expect(choice([card(1)], undefined, { 'card.number': 'declined' }).checked).toBe('new');
  });

  it('warns of cards that expire soon or have expired', () => {
    const { markup } = choice([card(1, { standing: 'expires_next_month' }), card(2, { standing: 'expired' })]);
    expect(markup).toContain('Expires next month (07/39)');
    expect(markup).toContain('Expired (07/39)');
  });
});
