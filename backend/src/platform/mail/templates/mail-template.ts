import { type MailMessage } from './mail-message.js';

/** A kind of mail: its name, and how it is written. Names are the recipient's own; what the agency notes for itself never appears. */
export interface MailTemplate<Content> {
  name: string;
  write: (content: Content) => MailMessage;
}

const templates = new Map<string, MailTemplate<never>>();

/**
 * Makes a kind of mail known. Nouns keep theirs in a file of their own.
 * @throws Error when another one has this name
 */
export function mailTemplate<Content extends object>(
  name: string,
  write: (content: Content) => MailMessage,
): MailTemplate<Content> {
  if (templates.has(name)) throw new Error(`there are two mails named ${name}`);
  const template = { name, write };
  templates.set(name, template);
  return template;
}

/** @throws Error when no mail has this name */
export function mailTemplateNamed(name: string): MailTemplate<never> {
  const template = templates.get(name);
  if (!template) throw new Error(`there is no mail named ${name}`);
  return template;
}
