import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'react-admin';
import type { Company, Connection, Employee, JobRequest } from '@niyukt/ui-shared/api/types';
import { useInterviewDay } from '../../recruiting/interviews/parts/useInterviewDay';
import { useWaiting } from '../tasks/waiting/useWaiting';
import type { DashboardProvider } from './calls';
import { DASHBOARD_LISTS } from './first-lists';
import { useStanding } from './useStanding';

/** The calls of the dashboard, made together. */
export function useDashboard() {
  const dataProvider = useDataProvider<DashboardProvider>();
  const waiting = useWaiting();
  const day = useInterviewDay();
  const { standing, isSettled } = useStanding();
  const stats = useQuery({ queryKey: ['dashboard-stats'], queryFn: () => dataProvider.getDashboardStats() });
  const [ofEmployees, ofCompanies, ofJobRequests, ofConnections, ofPlacements] = DASHBOARD_LISTS;
  const employees = useGetList<Employee>(ofEmployees.resource, ofEmployees.query);
  const companies = useGetList<Company>(ofCompanies.resource, ofCompanies.query);
  const jobRequests = useGetList<JobRequest>(ofJobRequests.resource, ofJobRequests.query);
  const connections = useGetList<Connection>(ofConnections.resource, ofConnections.query);
  const placements = useGetList<Connection>(ofPlacements.resource, ofPlacements.query);
  const calls = [stats, employees, companies, jobRequests, connections, placements];
  const isStatsThere = stats.data !== undefined || stats.isError;
  return {
    waiting,
    standing,
    day: { day: day.data?.interviews && day.data, isFailed: day.isError, retry: () => void day.refetch() },
    /** What stands above the fold is there, or does not come: nothing moves from then on. */
    isThere:
      isSettled &&
      isStatsThere &&
      (connections.data !== undefined || connections.isError) &&
      (waiting.groups !== undefined || waiting.isFailed) &&
      (day.data !== undefined || day.isError),
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
