import { useSyncExternalStore } from 'react';
import { isOnline, onNetworkChange } from '@niyukt/ui-shared/api/no-answer';
import { timeInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { useSessionEnding } from '@niyukt/ui-shared/session/useSessionEnding';
import { NOTICE_LOOKS } from '../lib/notice-look';

/** Says at once that the device is offline, and five minutes before that the session ends; also in dialogs, which cover the page. */
export function PageNotices({ className }: { className: string }) {
  const isBack = useSyncExternalStore(onNetworkChange, isOnline);
  const ending = useSessionEnding();
  const notices = [
    !isBack && t('network.isOffline'),
    ending !== undefined && t('session.ending', { time: timeInIndia(ending) }),
  ].filter(Boolean);
  return (
    <div role="status" className={className}>
      {notices.map((notice) => (
        <p key={String(notice)} className={`border-l-4 px-4 py-3 font-semibold ${NOTICE_LOOKS.info}`}>
          {notice}
        </p>
      ))}
    </div>
  );
}
