import { type AgencyLetter, facts, heading, text } from '../../agency/documents/letter.js';
import { dayText, dayTextOf } from '../../platform/india-day.js';
import { type Language } from '../../platform/language/language.js';
import { rupees } from '../../platform/rupees.js';

/** What a notice says. Days are days in India. */
export interface PenaltyNotice {
  /** Of the person's account. */
  language: Language;
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
export function letterOf(notice: PenaltyNotice): Omit<AgencyLetter, 'agency'> {
  const { language, notice_on } = notice;
  return {
    language,
    // of the day alone: the same notice gives the same bytes
    printed_at: `${notice_on}T00:00:00Z`,
    ...(language === 'hi' ? inHindi(notice) : inEnglish(notice)),
  };
}

type Written = Pick<AgencyLetter, 'title' | 'blocks'>;

function inEnglish(notice: PenaltyNotice): Written {
  const { case_id, employee_name, email, amount_paise, reason, placement, notice_on, due_on } = notice;
  return {
    title: `Notice of a penalty, case ${case_id}`,
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

function inHindi(notice: PenaltyNotice): Written {
  const { case_id, employee_name, email, amount_paise, reason, placement, notice_on, due_on } = notice;
  return {
    title: `जुर्माने का नोटिस, केस ${case_id}`,
    blocks: [
      facts([
        ['किसके लिए', `${employee_name}, ${email}`],
        ['तारीख', dayText(notice_on, 'hi')],
        ['रकम', rupees(amount_paise)],
        ['चुकाने की आख़िरी तारीख', dayText(due_on, 'hi')],
        ...(placement ? [['नौकरी', placement] as const] : []),
      ]),
      text(
        `आपने ${dayTextOf(notice.terms_accepted_at, 'hi')} को उम्मीदवारों के लिए हमारे नियम और शर्तें मंज़ूर की थीं, वर्शन ${notice.terms_version}। उनमें लिखा है कि नियम टूटने पर जुर्माना लगेगा। यह जुर्माना इस वजह से माँगा गया है:`,
      ),
      heading('वजह'),
      text(reason),
      heading('अगर आपको यह सही नहीं लगता'),
      text(
        'लॉग इन करके जवाब दें। कुछ भी करने से पहले आपका जवाब पढ़ा जाएगा। कोई ब्याज नहीं लगेगा। आपकी सैलरी या आपको मिलने वाले किसी भी पैसे में से कुछ नहीं काटा जाएगा।',
      ),
      facts([['मंज़ूर किए गए टेक्स्ट का SHA-256', notice.terms_sha256]]),
    ],
  };
}
