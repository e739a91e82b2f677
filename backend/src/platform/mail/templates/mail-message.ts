/** A block of a mail, rendered as HTML and as text. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; facts: [name: string, value: string][] };

/** What a calendar makes of a mail (RFC 5546): the same method as in its text. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  text: string;
}

/** The content of a mail, before its layout. */
export interface MailMessage {
  subject: string;
  heading: string;
  blocks: MailBlock[];
  calendar?: MailCalendar;
  /** Where people's answers go, if not to the sender. */
  replyTo?: string;
  /** Where a mail program presses that its reader wants no more of these mails (RFC 8058). */
  refuseAt?: string;
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
