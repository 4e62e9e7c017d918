import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { useBrowser } from '../support/browser.ts';
import { layoutFaults } from '../support/layout.ts';
import { asStaff } from '../support/staff.ts';

/** As another shop's system might write it: its own titles, a column nobody needs, and a price that cannot be read. */
const fileOf = (word: string) => ({
  name: `${word}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Item No,Product,Colour,Retail,Qty,Bin',
      `${word}-1,${word} stool,Oak,89.00,4,A7`,
      `${word}-2,${word} stool,Walnut,99.00,2,A8`,
      `${word}-3,${word} bench,Oak,"12,50",1,A9`,
    ].join('\n'),
  ),
});

describe('[§17 import] a file of any shop', () => {
  const { visit } = useBrowser();

  it.each([true, false])('has its columns matched, its rows checked, is imported and undone (script: %s)', async (javaScript) => {
    const word = javaScript ? 'Quernby' : 'Varlow';
    const page = await visit('/staff/sign-in', { javaScript });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/products/import');
    if (javaScript) await page.getByLabel('Upload file').setInputFiles(fileOf(word));
    else {
      await page.locator('textarea').fill(fileOf(word).buffer.toString());
      await page
        .locator('form', { has: page.locator('textarea') })
        .getByRole('button')
        .click();
    }
    const shown = async (text: string | RegExp) => {
      // Without script the page is read again by its reader.
      for (let tries = 0; !javaScript && tries < 40 && (await page.getByText(text).count()) === 0; tries++) await page.reload();
      await page.getByText(text).first().waitFor();
    };

    await shown('Match columns');
    expect(await page.getByLabel('Field for Item No').inputValue()).toBe('sku');
    expect(await page.getByLabel('Field for Retail').inputValue()).toBe('price');
    expect(await page.getByLabel('Field for Bin').inputValue()).toBe('');
    if (javaScript) {
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);
    }
    await page.getByLabel('Field for Bin').selectOption('price');
    await page.getByRole('button', { name: 'Check file' }).click();
    await page.getByText('Column 4 has this field already.').waitFor();
    expect(await page.getByLabel('Field for Bin').inputValue()).toBe('price');
    await page.getByLabel('Field for Bin').selectOption('');
    await page.getByLabel('Save these choices as').fill(`${word} system`);
    await page.getByRole('button', { name: 'Check file' }).click();

    await shown('What would change');
    const report = page.getByRole('table', { name: 'Report' });
    await report.getByText('Retail (column 4)').first().waitFor();
    expect(await report.getByText('$89.00').count()).toBe(1);
    if (javaScript) {
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Import 1 product' }).click();
    await shown('What changed');
    const opened = page.url();
    await page.goto(`/staff/products?q=${word}-1`);
    await page.getByRole('link', { name: `${word} stool`, exact: true }).waitFor();

    await page.goto(opened);
    await page.getByRole('link', { name: 'Undo import' }).click();
    await page.getByText('1 new product will be retired. Orders keep them.').waitFor();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await shown('What was undone');
    await page.getByRole('table', { name: 'Report' }).getByText('Retired').first().waitFor();
  });
});
