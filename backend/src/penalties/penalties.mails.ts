import { dayText } from '../platform/india-day.js';
import { paragraph } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';
import { rupees } from '../platform/rupees.js';
import { type PenaltyNotice } from './penalty-notice.js';

/** The notice of a penalty, with the letter attached. It is made when it is sent. */
export const NOTICE_MAIL = mailTemplate<PenaltyNotice & { url: string }>(
  'penalty-notice',
  (notice) => ({
    subject: `Notice of a penalty, case ${notice.case_id}`,
    heading: 'Notice of a penalty',
    blocks: [
      paragraph(`Hello ${notice.employee_name}, please read the attached notice.`),
      {
        kind: 'facts',
        facts: [
          ['Case', String(notice.case_id)],
          ['Amount', rupees(notice.amount_paise)],
          ['Payable until', dayText(notice.due_on)],
        ],
      },
      paragraph(notice.reason),
      paragraph('If you do not agree, log in and answer. No interest is added and nothing is deducted.'),
      { kind: 'button', label: 'Read and answer', url: notice.url },
    ],
  }),
  { whileRestricted: true },
);
