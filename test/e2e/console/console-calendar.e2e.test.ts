import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { PromotionEdit } from '../../../contract/merchandising/promotions.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { call } from '../support/api.ts';
import { useBrowser, widths } from '../support/browser.ts';
import { layoutFaults } from '../support/layout.ts';
import { asStaff } from '../support/staff.ts';

describe('[look: staff console] the calendar of promotions', () => {
  const { visit } = useBrowser();

  it.each([true, false])('shows the days of each, month by month (script: %s)', async (javaScript) => {
    const page = await visit('/', { javaScript });
    await asStaff(page, 'merchandiser');
    // Decembers that no other test plans for.
    const year = javaScript ? 2031 : 2032;
    const plan = (name: string, startsAt: string, endsAt: string | null, more: Partial<PromotionEdit> = {}) =>
      call<{ promotionId: number; version: number }>(page, 'POST', '/api/staff/promotions', {
        name,
        label: name,
        startsAt,
        endsAt,
        group: 'order',
        benefit: { kind: 'percent', percent: 10 },
        conditions: { campaign: true },
        ...more,
      });
    const winter = await plan(`Winter ${year}`, `${year}-12-05T05:00:00Z`, `${year}-12-11T05:00:00Z`, { brands: ['alder-loom'] });
    await plan(`Gifts ${year}`, `${year}-12-10T05:00:00Z`, `${year + 1}-01-02T05:00:00Z`);
    const campaign = {
      campaignId: `WINTER${year}`,
      brand: null,
      name: `Winter link ${year}`,
      restrictionToken: null,
      message: '',
      shortMessage: 'Winter',
      startsAt: `${year}-12-06T05:00:00Z`,
      endsAt: `${year}-12-08T05:00:00Z`,
    };
    await call(page, 'PUT', `/api/staff/promotions/${winter.promotionId}/campaigns`, { version: winter.version, campaign });

    await page.goto('/staff/promotions');
    await page.getByRole('link', { name: 'Calendar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Promotion calendar' }).waitFor();
    expect(await page.locator('[aria-current=date]').count()).toBe(1);
    await page.goto(`/staff/promotions/calendar?month=${year}-11`);
    expect(await page.locator('[aria-current=date]').count()).toBe(0);
    await page.getByRole('link', { name: `December ${year}` }).click();
    await page.getByRole('heading', { level: 2, name: `December ${year}` }).waitFor();

    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
    const box = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, width: 0 };
    const dayHead = (day: number) => box(page.getByRole('columnheader', { name: `December ${day}`, exact: false }).first());
    const bar = await box(row(`Winter ${year}`).locator('rect').last());
    const from = await dayHead(5);
    const to = await dayHead(10);
    expect(Math.abs(bar.x - from.x)).toBeLessThan(4);
    expect(Math.abs(bar.x + bar.width - to.x - to.width)).toBeLessThan(4);
    await row(`Winter ${year}`).getByText(`Dec 5, ${year} to Dec 10, ${year}`).first().waitFor();
    await row(`Winter ${year}`)
      .getByText(/Never combines with \d+ others/)
      .click();
    await row(`Winter ${year}`)
      .getByRole('link', { name: `Gifts ${year}` })
      .waitFor();
    await row(`Winter link ${year}`).getByText(`Dec 6, ${year} to Dec 7, ${year}`).first().waitFor();
    if (javaScript) {
      for (const width of [1200, widths.desktop]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await layoutFaults(page), `${width} px`).toEqual([]);
      }
      expect(await accessibilityFaults(page)).toEqual([]);
    }

    await page.getByLabel('Brand').selectOption('pip-alder');
    await page.getByLabel('State').selectOption('Draft');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(`**/calendar?month=${year}-12&brand=pip-alder&state=draft`);
    await row(`Gifts ${year}`).waitFor();
    expect(await row(`Winter ${year}`).count()).toBe(0);
    await page.getByRole('link', { name: `January ${year + 1}` }).click();
    await page.waitForURL(`**/calendar?month=${year + 1}-01&brand=pip-alder&state=draft`);
    await row(`Gifts ${year}`).waitFor();
    await page.getByRole('link', { name: 'This month' }).click();
    await page.waitForURL('**/calendar?brand=pip-alder&state=draft');

    await page.setViewportSize({ width: widths.phone, height: 800 });
    await page.goto(`/staff/promotions/calendar?month=${year}-12`);
    const day = page.getByRole('heading', { level: 2, name: 'Dec 10' });
    await day.waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await page.locator('section', { has: day }).getByText(`Last day of Winter ${year}`).waitFor();
    await page
      .locator('section', { has: day })
      .getByRole('link', { name: `Gifts ${year}` })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: `Gifts ${year}` }).waitFor();
    if (javaScript) {
      await page.goBack();
      for (const width of [320, widths.phone, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await layoutFaults(page), `${width} px`).toEqual([]);
      }
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });
});
