/** Around the notice about personal data, which the server has. */
export const privacyNotice = {
  'privacy.title': 'What we keep about you, and why',
  'privacy.kept': 'What we keep',
  'privacy.howLong': 'How long: %{kept}',
  'privacy.processors': 'Companies that work for us with your details',
  'privacy.contact': 'Whom to ask',
  'privacy.version': 'Version %{version}',
  'privacy.loading': 'Loading…',
  'privacy.failed': 'This page could not be loaded. Please try again.',
} as const;
