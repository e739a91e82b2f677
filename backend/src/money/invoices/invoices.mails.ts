import { dayText } from '../../platform/india-day.js';
import { type MailBlock, paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';
import { rupees } from '../../platform/rupees.js';
import { type Charge, type InvoiceKind, type PrintedInvoice } from './invoice-document.js';

const NOUNS: Record<InvoiceKind, string> = { invoice: 'invoice', credit_note: 'credit note', debit_note: 'debit note' };

const CHARGES: Record<Charge, string> = { late_payment: 'Late payment', value_revised: 'The value was revised' };

/** Without a billing email it goes to the company's contact, who is greeted by name. */
export type SentDocument = PrintedInvoice & { isOwed: boolean; person?: string };

/** A document, with its PDF attached. */
export const DOCUMENT_SENT = mailTemplate<SentDocument>(
  'invoice-sent',
  (printed) => {
    const { kind, number, total_paise, due_date, document, isOwed, person } = printed;
    const { supplier, recipient, corrects } = document;
    const noun = NOUNS[kind];
    return {
      subject: `${document.title} ${number} from ${supplier.legal_name}: ${rupees(total_paise)}`,
      heading: `${document.title} ${number}`,
      blocks: [
        paragraph(
          `Hello ${person ?? recipient.legal_name}, attached is our ${noun} for the placement of ${document.candidate_name}.`,
        ),
        facts([
          ['Number', number],
          [kind === 'credit_note' ? 'Credited' : 'Total', rupees(total_paise)],
          ['Due on', due_date && dayText(due_date)],
          ['Corrects', corrects && `Invoice ${corrects.number} of ${dayText(corrects.issued_on)}`],
          ['What for', kind === 'debit_note' ? CHARGES[document.charge ?? 'late_payment'] : null],
          ['Reason', document.reason],
          ['Job', document.job_title],
          ['Joined on', dayText(document.joining_date)],
        ]),
        ...(isOwed ? [paragraph(HOW_TO_PAY)] : []),
        ...questions(supplier),
      ],
    };
  },
  { needs: 'money', whileRestricted: true },
);

const HOW_TO_PAY = 'The PDF has our bank details and, where we take UPI, a code that fills in amount and number.';

/** The tone of a reminder goes by the day it is sent, relative to the due date. */
export type ReminderTone = 'before' | 'due' | 'after';

export interface ReminderFacts {
  tone: ReminderTone;
  number: string;
  issued_on: string;
  due_date: string;
  /** Of the whole invoice. */
  total_paise: number;
  outstanding_paise: number;
  candidate_name: string;
  /** Who is greeted: the company's contact, or its legal name. */
  recipient: string;
  supplier: { legal_name: string; email: string; phone: string };
}

const TONES: Record<
  ReminderTone,
  { subject: (day: string) => string; heading: string; text: (day: string) => string; end: string }
> = {
  before: {
    subject: (day) => `is due on ${day}`,
    heading: 'A payment is due soon',
    text: (day) => `this is a friendly reminder that the invoice below is due on ${day}.`,
    end: 'If the payment is on its way, thank you. There is nothing more to do.',
  },
  due: {
    subject: () => 'is due today',
    heading: 'A payment is due today',
    text: () => 'the invoice below is due today.',
    end: 'If you have paid it today, thank you. Please pass this mail over.',
  },
  after: {
    subject: (day) => `was due on ${day}`,
    heading: 'A payment is overdue',
    text: (day) => `we have not received the payment of the invoice below, which was due on ${day}. Please pay it now.`,
    end: 'Late charges may apply. If something keeps you from paying, or you have paid already, please tell us.',
  },
};

/** A reminder of an unpaid invoice, with its PDF attached. */
export const REMINDER = mailTemplate<ReminderFacts>(
  'invoice-reminder',
  (reminder) => {
    const { tone, number, due_date, total_paise, outstanding_paise, recipient, supplier } = reminder;
    const { subject, heading, text, end } = TONES[tone];
    const day = dayText(due_date);
    return {
      subject: `Invoice ${number} ${subject(day)}: ${rupees(outstanding_paise)} to ${supplier.legal_name}`,
      heading,
      blocks: [
        paragraph(`Hello ${recipient}, ${text(day)}`),
        facts([
          ['Invoice', `${number} of ${dayText(reminder.issued_on)}`],
          ['To be paid', rupees(outstanding_paise)],
          ['Of a total of', outstanding_paise === total_paise ? null : rupees(total_paise)],
          ['Due on', day],
          ['For the placement of', reminder.candidate_name],
        ]),
        paragraph(`What is to be paid, and what for, is attached as a PDF. ${HOW_TO_PAY}`),
        paragraph(end),
        ...questions(supplier),
      ],
    };
  },
  { needs: 'money', whileRestricted: true },
);

function facts(all: [name: string, value: string | null][]): MailBlock {
  return { kind: 'facts', facts: all.filter((fact): fact is [string, string] => fact[1] !== null) };
}

function questions({ legal_name, email, phone }: ReminderFacts['supplier']): MailBlock[] {
  return [paragraph(`Questions? Write to ${email} or call ${phone}.\n${legal_name}`)];
}
