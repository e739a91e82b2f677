/** Whether the agency may keep the details of a person who did not register. */
export const keep = {
  'keep.title': 'May we keep your details?',
  'keep.told': 'What we keep about you',
  'keep.intro': 'We keep details about you, to find you work. Opening this page decides nothing.',
  'keep.card': 'We keep details about you, to find you work. You did not register yourself, so we ask you.',
  'keep.clock': 'Without an answer nobody uses your details from %{restricted} on, and we erase them on %{erased}.',
  'keep.mayRefuse': 'You need not answer. If you do not want us to keep them, we erase them.',
  'keep.agree': 'Keep my details',
  'keep.refuse': 'Erase my details',
  'keep.refuseTitle': 'Erase everything?',
  'keep.refuseWarning':
    'We erase your details and your account. Jobs and interviews that we arrange for you end. This cannot be undone.',
  'keep.agreed': 'Thank you. We keep your details, to find you work.',
  'keep.refused': 'We erase your details. Nobody uses them any more.',
  'keep.change': 'You can change your mind at any time: log in, or use the link of our mail again.',
  'keep.ended': 'This link has ended',
  'keep.endedHint': 'Perhaps it is too old, or your details are erased. Log in, or write to us.',
  'keep.login': 'Log in',
  'keep.read': 'Read what we keep and why',
  'keep.loading': 'Loading…',
  'keep.failed': 'This page could not be loaded. Please try again.',
  'keep.saveFailed': 'Your answer could not be saved. Please try again.',
} as const;
