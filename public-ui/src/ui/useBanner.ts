import { t } from '@niyukt/ui-shared/i18n/translate';
import { isLeaving } from '@niyukt/ui-shared/session/browser-session';
import { clearFlash, readFlash } from '@niyukt/ui-shared/session/flash';
import { useEffect, useState } from 'react';
import type { Banner } from './Banners';

/** The banner of a page, as state; it begins with the word that the page before left for this one, once. */
export function useBanner() {
  const state = useState(bannerLeft);
  // only now: what is drawn may be thrown away and drawn again, as is a page that is left already
  useEffect(() => {
    if (!isLeaving()) clearFlash();
  }, []);
  return state;
}

function bannerLeft(): Banner | undefined {
  const notice = readFlash();
  return notice && { kind: notice === 'register.done' ? 'status' : 'info', text: t(notice) };
}
