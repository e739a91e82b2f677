import { t } from '@niyukt/ui-shared/i18n/translate';
import { takeNotice } from '@niyukt/ui-shared/session/notice';
import type { Banner } from './Banners';

/** The word that the page before left for this one, once. */
export function leftNotice(): Banner | undefined {
  const notice = takeNotice();
  return notice && { kind: notice === 'register.done' ? 'status' : 'info', text: t(notice) };
}
