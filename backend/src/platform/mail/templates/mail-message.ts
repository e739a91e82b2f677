/** One part of a mail. The same parts become the HTML and the text. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; facts: [name: string, value: string][] };

/** What a mail says, before it gets its look. */
export interface MailMessage {
  subject: string;
  heading: string;
  blocks: MailBlock[];
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
