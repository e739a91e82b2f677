import { type MailMessage } from './mail-message.js';

/** A kind of mail. Mails never contain internal notes of the agency. */
export interface MailTemplate<Content> {
  name: string;
  write: (content: Content) => MailMessage;
}

const templates = new Map<string, MailTemplate<never>>();

/**
 * Declares a kind of mail; nouns keep theirs in `<noun>.mails.ts`.
 * @throws Error when the name is used already
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
