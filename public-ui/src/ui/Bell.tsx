import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BellIcon } from '@niyukt/ui-shared/components/BellIcon';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { BELL_HASH, PREFERENCES_HASH } from '@niyukt/ui-shared/live/bell-address';
import { followNews } from '@niyukt/ui-shared/live/follow-news';
import { useUnread } from '@niyukt/ui-shared/live/unread';
import { lazyPart } from '../lib/lazyPart';
import type { ShownBell } from './BellDialog';
import { Button } from './Button';

const BellDialog = lazyPart(() => import('./BellDialog'));

/** A replica, from which lists are read, has a change by then. */
const REPLICA_MILLISECONDS = 2_000;

/** What a link in a mail or a push wants opened. */
const wanted = (): ShownBell | undefined =>
  ({ [BELL_HASH]: 'bell', [PREFERENCES_HASH]: 'told' })[window.location.hash] as ShownBell | undefined;

/** The bell: how much is unread, counted as it comes; pressed, it shows what. What changed is read again. */
export function Bell() {
  const queries = useQueryClient();
  const unread = useUnread(
    () => followNews,
    (kinds) => {
      if (!kinds.length) return;
      const read = (): void =>
        void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'notifications' });
      read();
      window.setTimeout(read, REPLICA_MILLISECONDS);
    },
  );
  const [shown, setShown] = useState(wanted);
  return (
    <>
      <Button
        look="quiet"
        aria-label={unread > 0 ? t('bell.label', { count: unread }) : t('bell.labelNone')}
        aria-haspopup="dialog"
        onClick={() => setShown('bell')}
        className="relative w-11 shrink-0 px-0"
      >
        <BellIcon unread={unread} />
      </Button>
      {shown && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <BellDialog shown={shown} onShow={setShown} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
