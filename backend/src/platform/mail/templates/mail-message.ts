/** A block of a mail, rendered as HTML and as text. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; facts: [name: string, value: string][] };

/** The content of a mail, before its layout. */
export interface MailMessage {
  subject: string;
  heading: string;
  blocks: MailBlock[];
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
