/** What no run gets through, and what it would take. */
export const outOfReach: ReadonlyMap<string, string> = new Map([
  ['page.notFound', 'always answers 404'],
  ['page.staffOwner', 'the shop has an owner; its link is for the first start'],
  ['staff.showOwnerLink', 'the shop has an owner; its link is for the first start'],
  ['staff.createOwner', 'the shop has an owner; its link is for the first start'],
  ['staffEmails.dismiss', 'takes an e-mail that bounced, reported by a mail server'],
  ['reports.dismissDifference', 'takes a difference between ledger and provider, found by the nightly reconciliation'],
]);
