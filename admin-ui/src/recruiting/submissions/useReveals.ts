import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AgencySettings } from '@niyukt/ui-shared/api/types';
import type { SubmissionProvider } from './calls';

/** From which statuses on companies see more; nothing until it is known. */
export function useReveals(): AgencySettings | undefined {
  const dataProvider = useDataProvider<SubmissionProvider>();
  const { data } = useQuery({ queryKey: ['settings', 'agency'], queryFn: () => dataProvider.getAgencySettings() });
  return data?.set_at ? data : undefined;
}
