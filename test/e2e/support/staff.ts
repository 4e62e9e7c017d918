import type { Page } from 'playwright-core';
import type { Role } from '../../../contract/staff/staff-roles.ts';
import { codeOf, enrol, staffPassword } from '../../support/enrol.ts';
import { call } from './api.ts';
import { fromShop } from './shop.ts';

export { codeOf, staffPassword };

const keep = (page: Page, token: string): Promise<void> =>
  page.context().addCookies([{ name: 'staff_session_token', value: token, url: fromShop('shopUrl') }]);

/** Signs this page's visitor in as the administrator. */
export const asAdministrator = (page: Page): Promise<void> => keep(page, fromShop('staffToken'));

let members = 0;

/** Adds a member; returns their set-up link's path. */
export async function takeOn(page: Page, role: Role): Promise<{ email: string; path: string }> {
  await asAdministrator(page);
  members++;
  const email = `jo-${process.pid}-${members}@staff.example.com`;
  const { path } = await call<{ path: string }>(page, 'POST', '/api/staff/members', { email, name: 'Jo Park', role });
  await page.context().clearCookies({ name: 'staff_session_token' });
  return { email, path };
}

/** Signs this page's visitor in as a new member with this role. */
export async function asStaff(page: Page, role: Role): Promise<{ email: string; secret: string }> {
  const { email, path } = await takeOn(page, role);
  const { token, secret } = await enrol(fromShop('shopUrl'), path);
  await keep(page, token);
  return { email, secret };
}

/** Opens a page of the console as the administrator. */
export const inConsole = (path: string) => async (page: Page) => {
  await asAdministrator(page);
  await page.goto(path);
};
