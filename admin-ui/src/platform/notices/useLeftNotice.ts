import { t } from '@niyukt/ui-shared/i18n/console';
import { forgetNotice, leftNotice } from '@niyukt/ui-shared/session/notice';
import { useEffect } from 'react';
import { useNotice } from './useNotice';

/** Says the word that a page before the console left, once: why somebody was led here. */
export function useLeftNotice(): void {
  const notify = useNotice();
  useEffect(() => {
    const notice = leftNotice();
    if (notice) notify(t(notice), { type: 'info' });
    forgetNotice();
  }, [notify]);
}
