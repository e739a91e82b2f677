/** An invited member of a company chooses a password. */
export const invitation = {
  'invitation.title': 'Accept your invitation',
  'invitation.intro': 'Choose a password to act for %{company}. You will log in with %{email}.',
  'invitation.loading': 'We look up your invitation.',
  'invitation.submit': 'Accept invitation',
  'invitation.busy': 'Accepting…',
  'invitation.done': 'Welcome! Redirecting to login...',
  'invitation.failed': 'The invitation could not be accepted',
  'invitation.openFailed': 'The invitation could not be looked up',
  'invitation.invalid': 'Invalid invitation',
  'invitation.invalidHint':
    'This link is incomplete, has expired or was used before. Ask whoever invited you for another one.',
  'invitation.login': 'Go to login',
} as const;
