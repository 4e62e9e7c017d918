import { expect, it } from 'vitest';
import { emptyForm } from '../../features/staff/products/product-form.ts';
import { packed, unpacked } from './base-form.ts';

it('[§17 products] a form as it was opened comes back from its field; nothing else does', () => {
  const form = { ...emptyForm, name: 'Sofa', alsoIn: ['a/b'], soldAt: { 'alder-loom': 'never' } };
  expect(unpacked(packed(form))).toEqual(form);
  for (const wrong of ['', 'abc', packed(form).slice(0, -4), packed({ ...form, alsoIn: [1] } as never), packed([] as never)]) {
    expect(unpacked(wrong)).toBeNull();
  }
});
