import { IconButton } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { BellIcon } from '@niyukt/ui-shared/components/BellIcon';
import { BELL_HASH, PREFERENCES_HASH } from '@niyukt/ui-shared/live/bell-address';
import { EVERYTHING } from '@niyukt/ui-shared/live/everything';
import { useUnread } from '@niyukt/ui-shared/live/unread';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { pageName } from '../../kit/resource/page';
import { allResources } from '../../kit/resource/registry';
import { t } from '../../texts/console';

const BellPopover = lazyPart(() => import('./BellPopover'));
const NotificationPreferencesDialog = lazyPart(() => import('./NotificationPreferencesDialog'));

const loadFollow = async () => (await import('@niyukt/ui-shared/live/follow-news')).followNews;

type Shown = 'bell' | 'told';

/** What a link in a mail or a push wants opened. */
const wanted = (): Shown | undefined =>
  ({ [BELL_HASH]: 'bell', [PREFERENCES_HASH]: 'told' })[window.location.hash] as Shown | undefined;

/** A replica, from which lists are read, has a change by then. */
const REPLICA_MILLISECONDS = 2_000;

/** Reads lists again whose kinds of records changed: at once, and once more when every server has the change. */
function readChangedLists(queries: ReturnType<typeof useQueryClient>, recordKinds: readonly string[]): void {
  const names = new Set(
    allResources()
      .filter(({ records }) => records?.recordKind && recordKinds.includes(records.recordKind))
      .map(({ page }) => pageName(page)),
  );
  const isAll = recordKinds.includes(EVERYTHING);
  if (!isAll && !names.size) return;
  const read = (): void =>
    void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => isAll || names.has(String(name)) });
  read();
  window.setTimeout(read, REPLICA_MILLISECONDS);
}

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
