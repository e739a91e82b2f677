import { t } from '@niyukt/ui-shared/i18n/console';
import { clearFlash, readFlash } from '@niyukt/ui-shared/session/flash';
import { useEffect } from 'react';
import { useNotice } from './useNotice';

/** Says the word that a page before the console left, once: why somebody was led here. */
export function useFlash(): void {
  const notify = useNotice();
  useEffect(() => {
    const notice = readFlash();
    if (notice) notify(t(notice), { type: 'info' });
    clearFlash();
  }, [notify]);
}
