import { defineProblems } from '../api/problems.ts';

/** Maximum length of a campaign id or restriction token; no real link has longer ones. */
export const maxCampaignIdLength = 64;

export const maxRestrictionTokenLength = 256;

/** Names of the query values by which calls that price take a campaign (spec §7.3). */
export const campaignValues = ['campaignId', 'restrictionToken'] as const;

/** Days for which a browser keeps the campaign of a link (spec §9). */
export const campaignDays = 21;

export const campaignProblems = defineProblems({
  /** Spec §5, word for word. */
  no_campaign_id: { status: 400, message: 'No campaignId id supplied' },
});

/** What an offer excludes, as its visitors read it (spec §3, `excludedMessage` and `excludedValues`); empty where it excludes nothing. */
export const exclusionWords = (offer: { readonly excludedMessage: string; readonly excludedValues: readonly string[] }): string =>
  [
    offer.excludedMessage.trim(),
    offer.excludedValues.length > 0 ? `Excludes ${new Intl.ListFormat('en-US').format(offer.excludedValues)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
