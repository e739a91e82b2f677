import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { clearFlash, readFlash } from '@niyukt/ui-shared/session/flash';
import { t } from '../../texts/console';

/** Shows once the notice that the page before the console left: why the user was led here. */
export function useFlash(): void {
  const notify = useNotify();
  useEffect(() => {
    const notice = readFlash();
    if (notice) notify(t(notice), { type: 'info' });
    clearFlash();
  }, [notify]);
}
