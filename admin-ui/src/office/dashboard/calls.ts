import type { DataProvider } from 'react-admin';
import type { BackupPassphrase, Backups, BillingSummary, DashboardStats, Standing } from '@niyukt/ui-shared/api/types';
import type { Api } from '../../kit/resource/calls';

/** Calls of the dashboard for which react-admin has no word. */
export const dashboardCalls = ({ get, send, file }: Api) => ({
  getDashboardStats: () => get<DashboardStats>('/dashboard-stats'),
  getBillingSummary: () => get<BillingSummary>('/billing-summary'),
  getStanding: () => get<Standing>('/standing'),
  getBackups: () => get<Backups>('/backups'),
  beginBackup: async () => (await send('/backups', 'POST')) as Backups,
  readNewestBackup: () => file('/backups/newest'),
  getBackupPassphrase: () => get<BackupPassphrase>('/backups/passphrase'),
});

export type DashboardProvider = DataProvider & ReturnType<typeof dashboardCalls>;
