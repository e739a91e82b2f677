import { type Permission } from '../../http/permission.js';
import { type MailMessage } from './mail-message.js';

type Write<Content> = (content: Content) => MailMessage;

/** A kind of mail. Mails never contain internal notes of the agency. */
export interface MailTemplate<Content> {
  name: string;
  write: Write<Content>;
  /** The same in Hindi, of mails to job seekers (docs/rules.md#language). */
  hi: Write<Content> | undefined;
  /** Carries a code or a link that opens an account: nothing of it stays once it is sent or given up. */
  isSecret: boolean;
  /** Leaves only while no other mail is due. */
  isLast: boolean;
  /** Also leaves to a person who is about to be erased (docs/rules.md#restricted). */
  whileRestricted: boolean;
  /** Goes as a whole once it is sent or given up: nobody by whom it could be found is left. */
  leavesNothing: boolean;
  /** Of the staff, who lacks it is not notified that it was sent. */
  needs: Permission | undefined;
}

const templates = new Map<string, MailTemplate<never>>();

/**
 * Declares a kind of mail; nouns keep theirs in `<noun>.mails.ts`.
 * @throws Error when the name is used already
 */
export function mailTemplate<Content extends object>(
  name: string,
  write: Write<Content>,
  {
    isSecret = false,
    isLast = false,
    whileRestricted = false,
    leavesNothing = false,
    hi,
    needs,
  }: Partial<Omit<MailTemplate<Content>, 'name' | 'write'>> = {},
): MailTemplate<Content> {
  if (templates.has(name)) throw new Error(`there are two mails named ${name}`);
  const template = { name, write, hi, isSecret, isLast, whileRestricted, leavesNothing, needs };
  templates.set(name, template);
  return template;
}

/** Whether a mail carries a code or a link. Of a kind that is no longer declared, nothing is kept. */
export const isSecretMail = (name: string): boolean => templates.get(name)?.isSecret ?? true;

/** Whether nothing of a mail is kept once it is sent or given up. */
export const leavesNothing = (name: string): boolean => templates.get(name)?.leavesNothing ?? false;

/** Names of the mails that leave only while no other one is due. */
export const lastMails = (): string[] => [...templates.values()].filter(({ isLast }) => isLast).map(({ name }) => name);

/** Names of the mails that are hidden from who lacks these permissions. */
export const mailsHidden = (missing: readonly Permission[]): string[] =>
  [...templates.values()].filter(({ needs }) => needs && missing.includes(needs)).map(({ name }) => name);

/** @throws Error when no mail has this name */
export function mailTemplateNamed(name: string): MailTemplate<never> {
  const template = templates.get(name);
  if (!template) throw new Error(`there is no mail named ${name}`);
  return template;
}
