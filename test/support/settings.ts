import type { TestShop } from './app.ts';
import type { Answer } from './commerce.ts';
import { type SignedInStaff, staffSignedIn } from './staff.ts';

/** Calls the settings' endpoints as an administrator, or as whom is given; null for a stranger. */
export async function settingsDesk(shop: TestShop) {
  const administrator = await staffSignedIn(shop, 'administrator');
  return async <T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    staff: SignedInStaff | null = administrator,
  ): Promise<Answer<T>> => {
    const answer = await shop.app.inject({
      method,
      url: `/api/staff/settings/${path}`,
      headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
      ...(staff && { cookies: { staff_session_token: staff.token } }),
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}
