/** The page on which a person stops mails that the agency sends from templates. */
export const noMails = {
  'noMails.title': 'No more such mails?',
  'noMails.intro':
    'We send you no more mails of this kind. Mails about your account, your interviews and your applications still come.',
  'noMails.press': 'No more such mails',
  'noMails.done': 'You get no more of these mails.',
  'noMails.undo': 'Undo: send them again',
  'noMails.undone': 'You get these mails again.',
  'noMails.failed': 'This could not be saved. Please try again.',
  'noMails.wrong': 'This link is not complete',
  'noMails.wrongHint': 'Please open it again from the mail, with all of its letters.',
} as const;
