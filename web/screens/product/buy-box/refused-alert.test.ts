import { expect, test } from 'vitest';
import { failure } from '../../../../contract/api/client.ts';
import { unreachable } from '../../../api/browser.ts';
import { refusedAlert } from './refused-alert.ts';

test('[checklist 18] an alert that was not noted is the fault of its address, or of the call', () => {
  const fields = { email: 'Please enter a valid email address' };
  expect(refusedAlert('ada@', { ...failure(400), fields })).toEqual({ email: 'ada@', error: fields.email, isOfEmail: true });
  expect(refusedAlert('ada@example.com', failure(0, unreachable))).toEqual({
    email: 'ada@example.com',
    error: unreachable,
    isOfEmail: false,
  });
});
