import type { Backups, Standing } from '@niyukt/ui-shared/api/types';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { isSuperAdmin } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { failureText } from '../../kit/providers/http-client';
import { useConfirm } from '../../kit/records/ConfirmProvider';
import type { DashboardProvider } from './calls';

const KEYS = { standing: ['standing'], backups: ['backups'] };
const BETWEEN_LOOKS_MILLISECONDS = 2_000;

export interface BackupDeeds {
  /** Nothing while it is not known, and for who is no super admin. */
  backups: Backups | undefined;
  begin: () => Promise<void>;
  download: () => Promise<void>;
}

/** Whether backups, mails and what the law asks for are in order. */
export function useStanding(): { standing: Standing | undefined; isSettled: boolean } {
  const dataProvider = useDataProvider<DashboardProvider>();
  const { data, isError } = useQuery({ queryKey: KEYS.standing, queryFn: () => dataProvider.getStanding() });
  // while an ended session leaves, react-admin answers with nothing in it
  const standing = data?.mails && data;
  return { standing, isSettled: data !== undefined || isError };
}

/** Says how a backup ended that was being made when this page was there. */
function useEndOfBackup(backups: Backups | undefined): void {
  const notify = useNotify();
  const queries = useQueryClient();
  const wasRunning = useRef(false);
  useEffect(() => {
    if (!backups) return;
    if (wasRunning.current && !backups.running) {
      if (backups.failure) notify(t('standing.failed', { reason: backups.failure }), { type: 'error' });
      else notify(t('standing.isMade'), { type: 'success' });
      void queries.invalidateQueries({ queryKey: KEYS.standing });
    }
    wasRunning.current = backups.running;
  }, [backups, notify, queries]);
}

/** Makes and downloads backups of the embedded database; both need a fresh login. */
export function useBackups(): BackupDeeds {
  const dataProvider = useDataProvider<DashboardProvider>();
  const notify = useNotify();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const { data: backups } = useQuery({
    queryKey: KEYS.backups,
    queryFn: () => dataProvider.getBackups(),
    enabled: isSuperAdmin(useStaff()),
    refetchInterval: ({ state }) => (state.data?.running ? BETWEEN_LOOKS_MILLISECONDS : false),
  });
  useEndOfBackup(backups);
  const saidIfNot = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      notify(failureText(error, t('standing.notBegun')), { type: 'error' });
    }
  };
  const begin = (): Promise<void> =>
    saidIfNot(async () => {
      queries.setQueryData(KEYS.backups, await dataProvider.beginBackup());
    });
  const download = (): Promise<void> =>
    saidIfNot(async () => {
      const file = await dataProvider.readNewestBackup();
      const made = (backups?.newest_at ?? new Date().toISOString()).slice(0, 19).replaceAll(/[-:]/g, '');
      saveFile(`niyukt-${made}Z.backup`, file);
      if (!backups?.own_passphrase) return;
      const { passphrase } = await dataProvider.getBackupPassphrase();
      await confirm({
        title: t('standing.passphrase'),
        text: t('standing.passphraseText'),
        details: [passphrase],
        confirmLabel: t('standing.writtenDown'),
        isReport: true,
      });
    });
  return { backups: backups && 'running' in backups ? backups : undefined, begin, download };
}
