import { isOnline, onNetworkChange } from '@niyukt/ui-shared/api/no-answer';
import { timeInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useSessionEnding } from '@niyukt/ui-shared/session/useSessionEnding';
import { useSyncExternalStore } from 'react';

/** Says at once that the device is offline, and five minutes before that the session ends; over dialogs, too. */
export function PageNotices() {
  const isBack = useSyncExternalStore(onNetworkChange, isOnline);
  const ending = useSessionEnding();
  const notices = [
    !isBack && t('network.isOffline'),
    ending !== undefined && t('session.ending', { time: timeInIndia(ending) }),
  ].filter((notice) => notice !== false);
  return (
    <div role="status" className="page-notices no-print">
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </div>
  );
}
