/** What is done with a single record of the console: editing, contact, salaries and days that look wrong. */
export const enRecords = {
  'edit.action': 'Edit',
  'edit.title': 'Edit %{kind}',
  'edit.leave': 'Stop editing',
  'edit.done': '%{kind} updated',
  'edit.failed': 'Update failed',
  'edit.emailHint': 'If you change it, both addresses get a mail, and the new one is the login from then on.',
  'conflict.title': 'Somebody else has changed this record meanwhile.',
  'conflict.hint': 'Nothing of yours is lost. Look at what changed, then save again.',
  'conflict.was': 'When you began',
  'conflict.now': 'Now',
  'conflict.mine': 'Yours',
  'conflict.taken': 'You had not changed this: it is taken over.',
  'conflict.keepMine': 'Keep mine',
  'conflict.takeTheirs': 'Take theirs',
  'unsaved.title': 'Leave without saving?',
  'unsaved.text': 'What you entered here is not saved yet and will be lost.',
} as const;
