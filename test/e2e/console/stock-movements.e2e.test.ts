import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { useBrowser } from '../support/browser.ts';
import { shot } from '../support/shot.ts';
import { asStaff } from '../support/staff.ts';

describe('[§17 products] stock movements', () => {
  const { visit } = useBrowser();

  it.each([
    { javaScript: true, device: 'desktop' },
    { javaScript: true, device: 'phone' },
    { javaScript: false, device: 'desktop' },
  ] as const)('a merchandiser corrects stock with a reason, and the list says who and why (%j)', async ({ javaScript, device }) => {
    const page = await visit('/staff/sign-in', { javaScript, device });
    await asStaff(page, 'merchandiser');
    const variations = [
      { price: 9900, options: { Color: 'Sage' }, stock: { central: 8 } },
      { price: 9900, options: { Color: 'Oak' }, stock: { central: 3 } },
    ];
    const options = [{ name: 'Color', values: [{ value: 'Sage' }, { value: 'Oak' }] }];
    const product = { name: `Counted bench ${randomInt(1e6)}`, category: 'furniture/living-room/sofas', options, variations };
    const { productId } = await call<{ productId: number }>(page, 'POST', '/api/staff/products', product);
    const save = async (units: string, reason: () => Promise<unknown>) => {
      await page.goto(`/staff/products/${productId}`);
      await page
        .getByLabel(/^Stock, .* of Sage$/)
        .first()
        .fill(units);
      await reason();
      await page.getByRole('button', { name: 'Save', exact: true }).last().press('Enter');
      await page.getByText('Saved.', { exact: true }).waitFor();
    };
    await save('6', () => page.getByLabel('Reason', { exact: true }).selectOption('Damaged or lost'));
    await save('5', () => page.getByLabel('Other reason').fill('Lent to the studio'));
    await shot(page, `stock-reason-${device}-${javaScript}`);

    await page.getByRole('link', { name: 'Stock movements' }).click();
    await page.getByRole('heading', { level: 1, name: `Stock movements of ${product.name}` }).waitFor();
    const cells = async () => (await page.getByRole('table').getByRole('row').allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' '));
    const rows = (await cells()).slice(1);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/Sage \(.+\).* −1 5 Edited: Lent to the studio Jo Park/);
    expect(rows[1]).toMatch(/−2 6 Edited: Damaged or lost Jo Park/);
    await shot(page, `stock-movements-${device}-${javaScript}`);

    const oak = await page.getByLabel('Variation').locator('option', { hasText: 'Oak' }).innerText();
    await page.getByLabel('Variation').selectOption(oak);
    await page.getByRole('button', { name: 'Filter' }).press('Enter');
    await page.waitForURL(/variation=\d+/);
    expect((await cells()).slice(1)).toEqual([expect.stringMatching(/Oak \(.+\).* \+3 3 Product added Jo Park/)]);
  });
});
