import type { AccountLanguage } from '@niyukt/ui-shared/api/types';
import { isChosenHere, spokenLanguage, storeLanguage } from '@niyukt/ui-shared/i18n/languages';
import { api, session } from '@niyukt/ui-shared/session/browser-session';

/** Saves the shown language for who is logged in, so that mails come in it, too. A lost call changes nothing that is shown. */
export function saveLanguage(): void {
  if (session.token() === null) return;
  const body = { language: spokenLanguage() };
  void api.call<AccountLanguage>('PUT', '/api/me/language', { body }).catch(() => undefined);
}

/**
 * At a login, what was just chosen on this page goes before the account's language, and that before what the browser says. The account's
 * is shown with the next page.
 */
export function agreeOnLanguage(ofAccount: AccountLanguage['language'] | null | undefined): void {
  if (ofAccount && !isChosenHere()) storeLanguage(ofAccount);
  else if (ofAccount !== spokenLanguage() && (isChosenHere() || spokenLanguage() !== 'en')) saveLanguage();
}
