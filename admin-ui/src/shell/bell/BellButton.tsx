import { IconButton } from '@mui/material';
import { BellIcon } from '@niyukt/ui-shared/components/BellIcon';
import { t } from '@niyukt/ui-shared/i18n/console';
import { BELL_HASH, PREFERENCES_HASH } from '@niyukt/ui-shared/live/bell-address';
import { useUnread } from '@niyukt/ui-shared/live/unread';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { readChangedLists } from './changed-lists';

const BellPopover = lazyPart(() => import('./BellPopover'));
const NotificationPreferencesDialog = lazyPart(() => import('./NotificationPreferencesDialog'));

const loadFollow = async () => (await import('@niyukt/ui-shared/live/follow-news')).followNews;

type Shown = 'bell' | 'told';

/** What a link in a mail or a push wants opened. */
const wanted = (): Shown | undefined =>
  ({ [BELL_HASH]: 'bell', [PREFERENCES_HASH]: 'told' })[window.location.hash] as Shown | undefined;

/** The bell: how much is unread, counted as it comes; pressed, it shows what. */
export function BellButton() {
  const queries = useQueryClient();
  const unread = useUnread(loadFollow, (kinds) => readChangedLists(queries, kinds));
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    const open = (): void => setShown((now) => wanted() ?? now);
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return (
    <>
      <IconButton
        ref={button}
        color="inherit"
        className="with-tip"
        aria-label={unread > 0 ? t('bell.label', { count: unread }) : t('bell.labelNone')}
        aria-haspopup="dialog"
        aria-expanded={shown === 'bell'}
        onClick={() => setShown('bell')}
      >
        <BellIcon unread={unread} />
      </IconButton>
      {shown === 'bell' && (
        <BellPopover anchor={button} onClose={() => setShown(undefined)} onPreferences={() => setShown('told')} />
      )}
      {shown === 'told' && <NotificationPreferencesDialog onClose={() => setShown(undefined)} />}
    </>
  );
}
