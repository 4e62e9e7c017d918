/** Id of the place for the visitor's campaign discount in the bar above the header. */
export const campaignLabelId = 'campaign-label';
