import type { TextKey } from '../i18n/translate';

const KEY = 'notice';

/** What one page may leave for the next one to say. */
const NOTICES = [
  'notice.noPage',
  'notice.noPageLogin',
  'notice.loginFirst',
  'notice.sessionEnded',
  'notice.employeesOnly',
  'notice.companiesOnly',
  'notice.staffOnly',
  'register.done',
] as const satisfies readonly TextKey[];

export type FlashNotice = (typeof NOTICES)[number];

/** Leaves a word for the page that comes next in this tab, also for one of the other user interface. */
export function setFlash(notice: FlashNotice): void {
  window.sessionStorage.setItem(KEY, notice);
}

/** The word that was left for this page. */
export function readFlash(): FlashNotice | undefined {
  const left = window.sessionStorage.getItem(KEY);
  return NOTICES.find((notice) => notice === left);
}

/** It has been said. */
export function clearFlash(): void {
  window.sessionStorage.removeItem(KEY);
}
