import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Backups, PrivacyDue, Standing } from '@niyukt/ui-shared/api/types';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { isSuperAdmin, mayDo } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { failureText } from '../../kit/providers/http-client';
import { useConfirm } from '../../kit/records/ConfirmProvider';
import { t } from '../../texts/console';
import type { PrivacyAndLawProvider } from '../privacy-and-law/calls';
import type { DashboardProvider } from './calls';

const KEYS = { standing: ['standing'], due: ['privacy-due'], backups: ['backups'] };
/** What the law sets a day for. */
export const BY_LAW = ['grievances', 'breaches', 'erasures'] as const;
const BETWEEN_LOOKS_MILLISECONDS = 2_000;

export interface BackupActions {
  /** Nothing while it is not known, and for who is no super admin. */
  backups: Backups | undefined;
  begin: () => Promise<void>;
  download: () => Promise<void>;
}

/** How backups and mails stand, and what is due by law; `law` is missing for who may not see it. */
export type WholeStanding = Standing & { law?: readonly PrivacyDue[] };

/** Whether backups, mails and what the law asks for are in order. */
export function useStanding(): { standing: WholeStanding | undefined; isSettled: boolean } {
  const dataProvider = useDataProvider<DashboardProvider & PrivacyAndLawProvider>();
  const standing = useQuery({ queryKey: KEYS.standing, queryFn: () => dataProvider.getStanding() });
  const law = useQuery({ queryKey: KEYS.due, queryFn: () => dataProvider.getPrivacyDue() });
  const seesLaw = mayDo(useStaff(), 'privacy');
  return {
    // while an ended session leaves, react-admin answers with nothing in it
    standing: standing.data?.mails && {
      ...standing.data,
      ...(seesLaw && Array.isArray(law.data) && { law: law.data }),
    },
    isSettled: [standing, law].every(({ data, isError }) => data !== undefined || isError),
  };
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
export function useBackups(): BackupActions {
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
