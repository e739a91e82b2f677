import type { BillingSummary, DashboardStats } from '@niyukt/ui-shared/api/types';
import type { DataProvider } from 'react-admin';
import type { Api } from '../../kit/resource/calls';

/** Calls of the dashboard for which react-admin has no word. */
export const dashboardCalls = ({ get }: Api) => ({
  getDashboardStats: () => get<DashboardStats>('/dashboard-stats'),
  getBillingSummary: () => get<BillingSummary>('/billing-summary'),
});

export type DashboardProvider = DataProvider & ReturnType<typeof dashboardCalls>;
