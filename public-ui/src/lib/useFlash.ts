import { useEffect, useState } from 'react';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { isLeaving } from '@niyukt/ui-shared/session/browser-session';
import { clearFlash, readFlash } from '@niyukt/ui-shared/session/flash';
import type { Banner } from './useBanner';

/** The word that the page before left for this one, once. */
export function useFlash(): Banner | undefined {
  const [left] = useState(readFlash);
  // only now: what is drawn may be thrown away and drawn again, as is a page that is left already
  useEffect(() => {
    if (!isLeaving()) clearFlash();
  }, []);
  return left && { kind: left === 'register.done' ? 'status' : 'info', text: t(left) };
}
