/** Names of the forms whose values are kept when the session ends, by the dialog that they open in. */
export const COMPANY_DRAFTS = {
  create: 'job-request',
  billing: 'billing',
  profile: 'company-profile',
  invite: 'invite-member',
} as const;
