/** Name and address of a sender such as `Niyukt <jobs@agency.in>`; the name is empty where there is none. */
export function mailboxIn(from: string): { name: string; email: string } {
  const [, name = '', email = from] = /^([^<]*)<([^>]+)>\s*$/.exec(from) ?? [];
  return { name: name.replaceAll('"', '').trim(), email: email.trim() };
}
