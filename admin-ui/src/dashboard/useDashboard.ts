import type { Company, Connection, Employee, JobRequest } from '@niyukt/ui-shared/api/types';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'react-admin';
import type { ConsoleDataProvider } from '../data/data-provider';

/** How many connections the dashboard shows (spec 9). */
export const RECENT_CONNECTIONS = 5;

const PLACED = { placement_status: 'placed' };

const newest = (field: string, count = 1) => ({
  sort: { field, order: 'DESC' as const },
  pagination: { page: 1, perPage: count },
});

/** The six calls of the dashboard, made together (spec 7), each for no more rows than are shown. */
export function useDashboard() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const stats = useQuery({ queryKey: ['dashboard-stats'], queryFn: () => dataProvider.getDashboardStats() });
  const employees = useGetList<Employee>('employees', newest('created_at'));
  const companies = useGetList<Company>('companies', newest('created_at'));
  const jobRequests = useGetList<JobRequest>('job-requests', newest('created_at'));
  const connections = useGetList<Connection>('connections', newest('connection_date', RECENT_CONNECTIONS));
  const placements = useGetList<Connection>('connections', { ...newest('placement_date'), filter: PLACED });
  const calls = [stats, employees, companies, jobRequests, connections, placements];
  return {
    // while an ended session leaves, react-admin answers with nothing in it
    stats: stats.data?.connectionsByStatus && stats.data,
    employees: employees.data,
    companies: companies.data,
    jobRequests: jobRequests.data,
    connections: connections.data,
    placements: placements.data,
    isFailed: calls.some(({ isError }) => isError),
    retry: () => {
      for (const call of calls) if (call.isError) void call.refetch();
    },
  };
}

/** What is known of the agency; a part is missing while it is on its way. */
export type DashboardData = ReturnType<typeof useDashboard>;
