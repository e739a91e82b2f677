/** What an employee agrees to. */
export const consentChoices = {
  'choices.open': 'My choices about my data',
  'choices.title': 'What may we do for you?',
  'choices.intro': 'You can answer each by itself, or not at all, and change it at any time.',
  'choices.yes': 'Yes',
  'choices.no': 'No',
  'choices.notTo': 'Ask me first about these companies',
  'choices.notToHint': 'Up to 20 names, separated by commas',
  'choices.saveNotTo': 'Save companies',
  'choices.loading': 'Loading…',
  'choices.failed': 'Your choices could not be loaded. Please try again.',
  'choices.saveFailed': 'Your choice could not be saved. Please try again.',
  'choices.shareByJob': 'You decide job by job: no employer sees your profile before you agree.',
  'choices.shareYes': 'Employers may see your profile: you agreed on %{day}.',
  'choices.shareNo': 'No employer sees your profile: you said no on %{day}.',
  'choices.change': 'Change',
} as const;
