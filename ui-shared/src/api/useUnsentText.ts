import { useSyncExternalStore } from 'react';
import { t } from '../i18n/translate';
import type { NoAnswer } from './api-error';
import { isOnline, onNetworkChange } from './no-answer';

/**
 * The message beside a form whose call got no answer, updated when the device is online again.
 * @param why undefined when there was an answer
 * @param isSentWhenBack whether the form is sent again by itself
 */
export function useUnsentText(why: NoAnswer | undefined, isSentWhenBack = false): string | undefined {
  const isBack = useSyncExternalStore(onNetworkChange, isOnline);
  switch (why) {
    case 'lost':
      return t('network.keptLost');
    case 'offline':
      if (isSentWhenBack) return t('network.savedWhenBack');
      return t(isBack ? 'network.keptOnline' : 'network.keptOffline');
    default:
      return undefined;
  }
}
