import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DashboardProvider } from './calls';

/** The agency's money at a glance; it comes after what the dashboard shows first. */
export function useBillingSummary() {
  const dataProvider = useDataProvider<DashboardProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['billing-summary'],
    queryFn: () => dataProvider.getBillingSummary(),
  });
  // while an ended session leaves, react-admin answers with nothing in it
  return { summary: data?.months && data, error, retry: () => void refetch() };
}
