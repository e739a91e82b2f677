/** Why a company finds a person not suitable. */
export const unsuitable = {
  'answer.reason.skills': 'Skills do not fit',
  'answer.reason.experience': 'Experience does not fit',
  'answer.reason.salary': 'Salary does not fit',
  'answer.reason.location': 'Location does not fit',
  'answer.reason.notice_period': 'Notice period too long',
  'answer.reason.position_filled': 'Position is filled',
  'answer.reason.other': 'Another reason',
} as const;
