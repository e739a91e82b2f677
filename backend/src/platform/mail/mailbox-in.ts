import { AGENCY } from '../agency.js';

/** Name and address of a sender such as `Niyukt <jobs@agency.in>`; the name is empty where there is none. */
export function mailboxIn(from: string): { name: string; email: string } {
  const [, name = '', email = from] = /^([^<]*)<([^>]+)>\s*$/.exec(from) ?? [];
  return { name: name.replaceAll('"', '').trim(), email: email.trim() };
}

/** Whom mails are from: the agency's own name, or the one that stands in `MAIL_FROM`, at its address. */
export function senderIn(mailFrom: string): { name: string; email: string } {
  const { name, email } = mailboxIn(mailFrom);
  return { name: AGENCY.ownName ?? name, email };
}
