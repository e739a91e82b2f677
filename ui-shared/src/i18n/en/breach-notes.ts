/** What people read after a login about a breach of their data. */
export const breachNotes = {
  'breachNote.title': 'Something went wrong with your data',
  'breachNote.consequences': 'What may follow for you',
  'breachNote.measures': 'What we did',
  'breachNote.advice': 'What you can do',
  'breachNote.contact': 'Who answers your questions',
  'breachNote.read': 'I have read this',
  'breachNote.failed': 'This could not be saved. Please try again.',
} as const;
