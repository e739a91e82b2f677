import { useSyncExternalStore } from 'react';
import { t } from '../i18n/translate';
import type { NoAnswer } from './api-error';
import { isOnline, onNetworkChange } from './no-answer';

/** What is said beside a form whose call got no answer; also that the network is back. @param why undefined when an answer came */
export function useUnsentText(why: NoAnswer | undefined): string | undefined {
  const isBack = useSyncExternalStore(onNetworkChange, isOnline);
  switch (why) {
    case 'lost':
      return t('network.keptLost');
    case 'offline':
      return t(isBack ? 'network.keptOnline' : 'network.keptOffline');
    default:
      return undefined;
  }
}
