import { describe, expect, it } from 'vitest';
import { promotionDeclarations } from '../../../contract/merchandising/promotions.schemas.ts';
import { campaignOf, readCampaignForm } from './campaign-form.ts';

const typed = {
  'c.campaignId': 'spring',
  'c.name': 'Spring',
  'c.shortMessage': '10% off',
  'c.starts': '2026-03-01T00:00',
  'c.ends': '2026-04-01T00:00',
};
const read = (fields: Record<string, string>) => campaignOf(readCampaignForm(new URLSearchParams({ ...typed, ...fields })));
/** Whether the server takes what the form sends. */
const isTaken = ({ campaign }: ReturnType<typeof read>) =>
  promotionDeclarations.saveCampaign.body.safeParse({ version: 1, campaign }).success;

describe('[§4 campaign discounts] the form', () => {
  it('is sent with its moments in UTC', () => {
    const made = read({});
    expect(made.campaign).toMatchObject({ campaignId: 'spring', startsAt: '2026-03-01T05:00:00.000Z' });
    expect([made.errors, isTaken(made)]).toEqual([{}, true]);
  });

  it.each([
    [{ 'c.starts': '' }, ['starts']],
    [{ 'c.starts': 'soon', 'c.ends': '2026-13-01T00:00' }, ['starts', 'ends']],
  ])('with %j is refused by the server too, with whatever else is wrong', (fields, names) => {
    const made = read(fields);
    expect([Object.keys(made.errors), isTaken(made)]).toEqual([names, false]);
  });
});
