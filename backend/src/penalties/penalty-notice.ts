import { facts, heading, text, type Letter } from '../letters/letter.js';
import { dayText, dayTextOf } from '../platform/india-day.js';
import { rupees } from '../platform/rupees.js';

/** What a notice says. Days are days in India. */
export interface PenaltyNotice {
  case_id: number;
  employee_name: string;
  email: string;
  amount_paise: number;
  reason: string;
  terms_version: string;
  /** ISO 8601. */
  terms_accepted_at: string;
  terms_sha256: string;
  /** The job and the company whose commitment was broken, if it was that. */
  placement: string | null;
  notice_on: string;
  due_on: string;
}

/** The notice as a letter: no interest, nothing is deducted from anything. */
export function letterOf(notice: PenaltyNotice): Omit<Letter, 'agency'> {
  const { case_id, employee_name, email, amount_paise, reason, placement, notice_on, due_on } = notice;
  return {
    title: `Notice of a penalty, case ${case_id}`,
    // of the day alone: the same notice gives the same bytes
    printed_at: `${notice_on}T00:00:00Z`,
    blocks: [
      facts([
        ['To', `${employee_name}, ${email}`],
        ['Date', dayText(notice_on)],
        ['Amount', rupees(amount_paise)],
        ['Payable until', dayText(due_on)],
        ...(placement ? [['Employment', placement] as const] : []),
      ]),
      text(
        `You accepted our terms and conditions for employees, version ${notice.terms_version}, on ${dayTextOf(notice.terms_accepted_at)}. They provide for a penalty when they are violated. We claim it for the following reason.`,
      ),
      heading('Reason'),
      text(reason),
      heading('If you do not agree'),
      text(
        'Log in and answer: what you write is read before anything else is done. No interest is added, and nothing is deducted from your salary or from any payment to you.',
      ),
      facts([['SHA-256 of the accepted text', notice.terms_sha256]]),
    ],
  };
}
